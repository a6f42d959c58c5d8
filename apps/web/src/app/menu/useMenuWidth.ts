import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { readDevice, writeDevice } from '../../platform/deviceStorage.ts';

const key = 'menuWidth';

/** A person's choice is remembered on the device; before there is one, small screens begin with icons only. */
export function useMenuWidth(): Readonly<{ isNarrow: boolean; toggle(): void }> {
  const [chosen, setChosen] = useState(() => readDevice(key));
  const isSmall = useMediaQuery('(max-width: 74.99em)', false, { getInitialValueInEffect: false });
  const isNarrow = chosen === null ? isSmall : chosen === 'narrow';
  const toggle = () => {
    const next = isNarrow ? 'wide' : 'narrow';
    writeDevice(key, next);
    setChosen(next);
  };
  return { isNarrow, toggle };
}
