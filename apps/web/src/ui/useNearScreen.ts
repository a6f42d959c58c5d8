import { useIntersection } from '@mantine/hooks';
import { useState } from 'react';

/** Whether an element has ever been on the screen or a little beyond it. */
export function useNearScreen() {
  const { ref, entry } = useIntersection<HTMLElement>({ rootMargin: '300px' });
  const [isNear, setIsNear] = useState(false);
  if (!isNear && entry?.isIntersecting === true) setIsNear(true);
  return { ref, isNear };
}
