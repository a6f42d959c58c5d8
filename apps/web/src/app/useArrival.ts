// After a navigation the reader is at the top of the new page: the focus goes to its heading.
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** True once the person has moved from one page to another, so that the page's name is worth saying. */
export function useArrival(): boolean {
  const router = useRouter();
  const [hasMoved, setHasMoved] = useState(false);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        setHasMoved(true);
        focusHeading();
      }),
    [router],
  );
  return hasMoved;
}

function focusHeading(): void {
  const main = document.querySelector('main');
  // A page that placed the focus itself, in its first field, knows better.
  if (main === null || (main !== document.activeElement && main.contains(document.activeElement))) return;
  const target = main.querySelector<HTMLElement>('h1') ?? main;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
