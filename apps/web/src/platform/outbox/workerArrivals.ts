// The service worker may send what waited before a page does: it tells the pages, which tell the person.
import type { Arrived } from './arrivals.ts';

export type WorkerDrain = Readonly<{
  arrived: readonly Arrived[];
  /** It came to the end of the queue. */
  isDone: boolean;
}>;

const name = 'schooldog-arrived-work';

export function announceArrived(drain: WorkerDrain): void {
  const channel = openChannel();
  // A channel has no target origin, which windows need.
  const message: [WorkerDrain] = [drain];
  channel?.postMessage(...message);
  channel?.close();
}

/** Returns how to stop. */
export function onArrived(listener: (drain: WorkerDrain) => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isWorkerDrain(data)) listener(data);
  });
  return () => channel?.close();
}

/** Worker and page may be of different versions of the app. */
function isWorkerDrain(data: unknown): data is WorkerDrain {
  if (typeof data !== 'object' || data === null || !('arrived' in data) || !('isDone' in data)) return false;
  return Array.isArray(data.arrived) && typeof data.isDone === 'boolean';
}

function openChannel(): BroadcastChannel | null {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
}
