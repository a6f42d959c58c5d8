// After a navigation the reader is at the top of the new page: the focus goes to its heading.
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { focusWhenThere } from './focusWhenThere.ts';

/** True once the person has moved from one page to another, so that the page's name is worth saying. */
export function useArrival(): boolean {
  const router = useRouter();
  const [hasMoved, setHasMoved] = useState(false);
  useEffect(() => {
    let left: Element | null = null;
    let stopWaiting = () => {};
    const stopLeaving = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      stopWaiting();
      if (pathChanged) left = document.querySelector('main h1');
    });
    const stopArriving = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (fromLocation === undefined || !pathChanged) return;
      setHasMoved(true);
      stopWaiting = focusWhenThere(left);
    });
    return () => {
      stopLeaving();
      stopArriving();
      stopWaiting();
    };
  }, [router]);
  return hasMoved;
}
