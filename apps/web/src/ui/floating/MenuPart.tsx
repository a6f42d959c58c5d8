import { Menu, type MenuProps } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { Anchor } from './Anchor.tsx';
import { useOpenedOnceThere } from './useOpenedOnceThere.ts';

export type MenuLook = Pick<
  MenuProps,
  'position' | 'width' | 'withinPortal' | 'withInitialFocusPlaceholder'
> &
  Readonly<{ maxWidth?: number; className?: string | undefined }>;

type Props = MenuLook &
  Readonly<{
    id: string;
    button: RefObject<HTMLElement | null>;
    isOpen: boolean;
    onChange(isOpen: boolean): void;
    children: ReactNode;
  }>;

export function MenuPart({ button, isOpen, onChange, maxWidth, className, children, ...look }: Props) {
  return (
    <Menu shadow="md" {...look} opened={useOpenedOnceThere(isOpen)} onChange={onChange}>
      <Menu.Target>
        <Anchor to={button} />
      </Menu.Target>
      <Menu.Dropdown
        {...(className === undefined ? {} : { className })}
        {...(maxWidth === undefined ? {} : { maw: maxWidth })}
      >
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
