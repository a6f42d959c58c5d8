import { Menu, type MenuProps } from '@mantine/core';
import { useState } from 'react';
import { useCloseOnBack } from '../backButton.ts';

/** A menu of the library, which the Back button closes. */
export function BackMenu(props: Omit<MenuProps, 'opened' | 'onChange'>) {
  const [isOpen, setIsOpen] = useState(false);
  useCloseOnBack(() => setIsOpen(false), isOpen);
  return <Menu {...props} opened={isOpen} onChange={setIsOpen} />;
}
