import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/**
 * Scrolls the menu, and only the menu, to the item of the page. Someone who scrolls it themselves is left alone. `groups`
 * is how many are drawn.
 */
export function useActiveInView(list: RefObject<HTMLElement | null>, groups: number): void {
  const router = useRouter();
  useEffect(() => {
    if (groups === 0) return undefined;
    const show = () => scrollToActive(list.current);
    show();
    return router.subscribe('onRendered', show);
  }, [list, router, groups]);
}

function scrollToActive(list: HTMLElement | null): void {
  const active = list?.querySelector('[aria-current="page"]');
  if (list === null || active == null) return;
  const frame = list.getBoundingClientRect();
  const item = active.getBoundingClientRect();
  if (item.top >= frame.top && item.bottom <= frame.bottom) return;
  // In the middle, so that its neighbors are seen too. `scrollIntoView` would move the page as well.
  list.scrollTop += (item.top + item.bottom - frame.top - frame.bottom) / 2;
}
