import { Menu, type MenuProps } from '@mantine/core';
import { Anchor } from './Anchor.tsx';
import type { FloatingPart } from './useFloating.ts';
import { useOpenedOnceThere } from './useOpenedOnceThere.ts';

export type MenuLook = Pick<
  MenuProps,
  'position' | 'width' | 'withinPortal' | 'withInitialFocusPlaceholder'
> &
  Readonly<{ maxWidth?: number; className?: string | undefined }>;

export function MenuPart({
  button,
  isOpen,
  onChange,
  maxWidth,
  className,
  children,
  ...look
}: MenuLook & FloatingPart) {
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
