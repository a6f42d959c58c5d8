import { Popover, type PopoverProps } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { Anchor } from './Anchor.tsx';
import { useOpenedOnceThere } from './useOpenedOnceThere.ts';

export type PanelLook = Pick<PopoverProps, 'width' | 'withArrow' | 'trapFocus' | 'returnFocus'> &
  Readonly<{ className?: string | undefined }>;

type Props = PanelLook &
  Readonly<{
    id: string;
    button: RefObject<HTMLElement | null>;
    isOpen: boolean;
    onChange(isOpen: boolean): void;
    children: ReactNode;
  }>;

export function PanelPart({ button, isOpen, onChange, className, children, ...look }: Props) {
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
