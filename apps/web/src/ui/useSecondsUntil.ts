import { useEffect, useState } from 'react';

const tickMilliseconds = 500;

/** Whole seconds until a moment, counted down while the component is mounted; 0 when it has come or there is none. */
export function useSecondsUntil(moment: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return moment === null ? 0 : Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000));
}
