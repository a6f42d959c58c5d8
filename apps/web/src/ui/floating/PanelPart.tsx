import { Popover, type PopoverProps } from '@mantine/core';
import { Anchor } from './Anchor.tsx';
import type { FloatingPart } from './useFloating.ts';
import { useOpenedOnceThere } from './useOpenedOnceThere.ts';

export type PanelLook = Pick<PopoverProps, 'width' | 'withArrow' | 'trapFocus' | 'returnFocus'> &
  Readonly<{ className?: string | undefined }>;

export function PanelPart({
  button,
  isOpen,
  onChange,
  className,
  children,
  ...look
}: PanelLook & FloatingPart) {
  return (
    <Popover
      position="bottom-end"
      shadow="md"
      withinPortal={false}
      {...look}
      opened={useOpenedOnceThere(isOpen)}
      onChange={onChange}
    >
      <Popover.Target>
        <Anchor to={button} />
      </Popover.Target>
      <Popover.Dropdown {...(className === undefined ? {} : { className })}>{children}</Popover.Dropdown>
    </Popover>
  );
}
