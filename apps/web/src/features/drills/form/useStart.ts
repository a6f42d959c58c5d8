import { useEffect, useEffectEvent, useState } from 'react';
import type { Start } from './start.ts';

/** What was begun before is read from the device first, which takes a moment. Null until then. */
export function useStart(read: () => Promise<Start | null>, onGone: () => void) {
  const [start, setStart] = useState<Start | null>(null);
  const begin = useEffectEvent(async () => {
    const found = await read();
    if (found === null) onGone();
    return found;
  });
  useEffect(() => {
    let isCurrent = true;
    void begin().then((found) => {
      if (isCurrent) setStart(found);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return {
    start,
    /** Starting over is another form, with nothing of the first in it. */
    startOver: () => setStart((before) => before && { ...before, filled: before.fresh, isFromDraft: false }),
  };
}
