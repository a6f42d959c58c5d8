import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width of an element, known before the first frame, so that a drawing need not wait for the next one. */
export function useWidth<Element extends HTMLElement>(): readonly [
  RefObject<Element | null>,
  number | undefined,
] {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
