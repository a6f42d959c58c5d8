import { type ReactElement, type ReactNode, Suspense, useState } from 'react';
import type { MenuLook } from './MenuPart.tsx';
import { MenuPart } from './parts.ts';
import { type FloatingButton, useFloating } from './useFloating.ts';

type Props = MenuLook &
  Readonly<{
    /** Draws the button; it keeps its element, so that focus returns to it. */
    renderButton(props: FloatingButton): ReactElement;
    /** Items of a Mantine menu. */
    children: ReactNode;
  }>;

/** A button with a menu. */
export function DropMenu({ renderButton, children, ...look }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const floating = useFloating('menu', { isOpen, setIsOpen });
  return (
    <>
      {renderButton(floating.button)}
      {floating.isAsked ? (
        <Suspense fallback={null}>
          <MenuPart {...look} {...floating.part}>
            {children}
          </MenuPart>
        </Suspense>
      ) : null}
    </>
  );
}
