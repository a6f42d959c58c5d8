import { useEffect, useState } from 'react';

/** How far below the top of the window a heading counts as reached, in pixels. */
const reachedAt = 120;

/** The number of the section that is read: the last heading that was reached, at the top the first, at the end the last. */
export function useActiveSection(selector: string): number {
  const [active, setActive] = useState(0);
  useEffect(() => {
    const update = () => {
      const tops = [...document.querySelectorAll(selector)].map(
        (heading) => heading.getBoundingClientRect().top,
      );
      // The page ends before the headings of short last sections reach the top.
      const reached = isAtEnd() ? tops.length - 1 : tops.findLastIndex((top) => top <= reachedAt);
      setActive(Math.max(0, reached));
    };
    update();
    // Whatever scrolls, the window or a part of the page.
    addEventListener('scroll', update, { passive: true, capture: true });
    return () => removeEventListener('scroll', update, { capture: true });
  }, [selector]);
  return active;
}

function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1;
}
