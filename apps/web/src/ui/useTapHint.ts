import { useClickOutside } from '@mantine/hooks';
import { useState } from 'react';

/**
 * For a tooltip that says why something is off. A finger leaves as soon as it has tapped, and the tooltip would go with
 * it: opened by a tap or a click, it stays until the next one elsewhere.
 */
export function useTapHint<Element extends HTMLElement>() {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useClickOutside<Element>(() => setIsOpen(false));
  return {
    hint: { events: { hover: true, focus: true, touch: false }, ...(isOpen ? { opened: true } : {}) },
    ref,
    open: () => setIsOpen(true),
  };
}
