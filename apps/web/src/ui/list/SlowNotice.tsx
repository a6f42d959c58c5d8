import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';

const slowAfter = 5_000;

/** After five seconds of waiting the screen shows that the search is still running. */
export function SlowNotice({ isWaiting }: Readonly<{ isWaiting: boolean }>) {
  const { t } = useTexts('ui');
  const [isSlow, setIsSlow] = useState(false);
  if (!isWaiting && isSlow) setIsSlow(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return (
    <output>
      {isWaiting && isSlow ? (
        <Text size="sm" c="dimmed" mb="sm">
          {t('list.slow')}
        </Text>
      ) : null}
    </output>
  );
}
