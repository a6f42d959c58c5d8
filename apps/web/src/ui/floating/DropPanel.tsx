import { type ReactElement, type ReactNode, Suspense } from 'react';
import type { PanelLook } from './PanelPart.tsx';
import { PanelPart } from './parts.ts';
import { type FloatingButton, useFloating } from './useFloating.ts';

type Props = PanelLook &
  Readonly<{
    isOpen: boolean;
    onChange(isOpen: boolean): void;
    /** Draws the button; it keeps its element, so that focus returns to it. */
    renderButton(props: FloatingButton): ReactElement;
    children: ReactNode;
  }>;

/** A button with a panel of words or of other things to do. */
export function DropPanel({ isOpen, onChange, renderButton, children, ...look }: Props) {
  const floating = useFloating('dialog', { isOpen, setIsOpen: onChange });
  return (
    <>
      {renderButton(floating.button)}
      {floating.isAsked ? (
        <Suspense fallback={null}>
          <PanelPart {...look} {...floating.part}>
            {children}
          </PanelPart>
        </Suspense>
      ) : null}
    </>
  );
}
