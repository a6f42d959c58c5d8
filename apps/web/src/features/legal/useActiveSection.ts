import { useEffect, useState } from 'react';

/** How far below the top of the window a heading counts as reached, in pixels. */
const reachedAt = 120;

/** The number of the section that is being read: the last heading that was reached, at the top the first one. */
export function useActiveSection(selector: string): number {
  const [active, setActive] = useState(0);
  useEffect(() => {
    const update = () => {
      const tops = [...document.querySelectorAll(selector)].map(
        (heading) => heading.getBoundingClientRect().top,
      );
      setActive(
        Math.max(
          0,
          tops.findLastIndex((top) => top <= reachedAt),
        ),
      );
    };
    update();
    // Whatever scrolls, the window or a part of the page.
    addEventListener('scroll', update, { passive: true, capture: true });
    return () => removeEventListener('scroll', update, { capture: true });
  }, [selector]);
  return active;
}
