import { Tooltip, type TooltipProps } from '@mantine/core';
import { useClickOutside, useWindowEvent } from '@mantine/hooks';

type Props = Readonly<{
  label: string;
  position?: TooltipProps['position'];
  maxWidth?: number;
  target: HTMLElement;
  onHide(): void;
}>;

export function HintPart({ label, position = 'top', maxWidth, target, onHide }: Props) {
  useClickOutside(onHide, null, [target]);
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') onHide();
  });
  return (
    <Tooltip
      label={label}
      target={target}
      opened
      position={position}
      {...(maxWidth === undefined ? {} : { multiline: true, maw: maxWidth })}
    />
  );
}
