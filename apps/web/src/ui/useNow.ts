// One clock for all relative times. It ticks only while a component uses it.
import { useSyncExternalStore } from 'react';

const tickMilliseconds = 30_000;
const listeners = new Set<() => void>();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = new Date();
    timer = setInterval(tick, tickMilliseconds);
  }
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

export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now);
}
