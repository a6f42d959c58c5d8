import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { useCloseOnBack } from '../backButton.ts';

export type FloatingButton = Readonly<{
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  'aria-haspopup': 'menu' | 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick(): void;
}>;

/** What a part that floats gets from its button. */
export type FloatingPart = Readonly<{
  id: string;
  button: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onChange(isOpen: boolean): void;
  children: ReactNode;
}>;

type Open = Readonly<{ isOpen: boolean; setIsOpen(isOpen: boolean): void }>;

/** The button of what floats above a page, and whether that was ever asked for. */
export function useFloating(kind: FloatingButton['aria-haspopup'], { isOpen, setIsOpen }: Open) {
  const ref = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isAsked, setIsAsked] = useState(isOpen);
  if (isOpen && !isAsked) setIsAsked(true);
  useCloseOnBack(() => setIsOpen(false), isOpen);
  const button: FloatingButton = {
    ref,
    id,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    // As the library names what opens.
    'aria-controls': isOpen ? `${id}-dropdown` : undefined,
    onClick: () => setIsOpen(!isOpen),
  };
  return { isAsked, button, part: { id, button: ref, isOpen, onChange: setIsOpen } };
}
