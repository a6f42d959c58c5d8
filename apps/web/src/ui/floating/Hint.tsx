import type { TooltipProps } from '@mantine/core';
import { type FocusEvent, type PointerEvent, type ReactElement, Suspense, useState } from 'react';
import { HintPart } from './parts.ts';

export type Hinted = Readonly<{
  onPointerEnter(event: PointerEvent<HTMLElement>): void;
  onPointerLeave(): void;
  onFocus(event: FocusEvent<HTMLElement>): void;
  onBlur(): void;
}>;

/** Shows the hint on a tap, too. A finger leaves as soon as it has tapped: the hint stays until the next tap elsewhere. */
type Show = (event: Readonly<{ currentTarget: HTMLElement }>) => void;

type Props = Readonly<{
  /** Null where there is nothing to say. */
  label: string | null;
  position?: TooltipProps['position'];
  /** Of a sentence; a few words need none. */
  maxWidth?: number;
  children(hinted: Hinted, show: Show): ReactElement;
}>;

type Shown = Readonly<{ target: HTMLElement; isKept: boolean }>;

/** A few words about a button, while a mouse rests on it or the keyboard is there. */
export function Hint({ label, children, ...look }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  const hide = () => setShown(null);
  const hinted: Hinted = {
    onPointerEnter: ({ pointerType, currentTarget: target }) => {
      if (pointerType === 'mouse') setShown({ target, isKept: false });
    },
    onPointerLeave: () => setShown((now) => (now?.isKept === true ? now : null)),
    onFocus: ({ currentTarget: target }) => {
      if (target.matches(':focus-visible')) setShown({ target, isKept: false });
    },
    onBlur: hide,
  };
  return (
    <>
      {children(hinted, ({ currentTarget: target }) => setShown({ target, isKept: true }))}
      {label === null || shown === null ? null : (
        <Suspense fallback={null}>
          <HintPart {...look} label={label} target={shown.target} onHide={hide} />
        </Suspense>
      )}
    </>
  );
}
