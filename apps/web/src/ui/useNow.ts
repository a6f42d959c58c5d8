// One clock for all relative times. It ticks only while a component uses it.
import { useSyncExternalStore } from 'react';

const tickMilliseconds = 30_000;
const listeners = new Set<() => void>();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) timer = setInterval(tick, tickMilliseconds);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}

/** React reads before it subscribes: a clock that had stopped would be shown for a moment. */
function read(): Date {
  if (listeners.size === 0 && Math.abs(Date.now() - now.getTime()) >= 1000) now = new Date();
  return now;
}

export function useNow(): Date {
  return useSyncExternalStore(subscribe, read);
}
