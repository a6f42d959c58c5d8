import { setTimeout as delay } from 'node:timers/promises';

/** Polls until the result is not undefined; gives up with an error that names what was awaited. */
export async function waitFor<Found>(
  what: string,
  look: () => Promise<Found | undefined>,
  { atMost = 60_000, every = 10 }: { atMost?: number; every?: number } = {},
): Promise<Found> {
  for (const end = performance.now() + atMost; performance.now() < end; await delay(every)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error(`${what}: not within ${atMost / 1000} s`);
}

/** Whether the promise settles in time. */
export async function finishesWithin(milliseconds: number, promise: Promise<unknown>): Promise<boolean> {
  const patience = new AbortController();
  const late = delay(milliseconds, false, { signal: patience.signal }).catch(() => false);
  const settled = await Promise.race([
    promise.then(
      () => true,
      () => true,
    ),
    late,
  ]);
  patience.abort();
  return settled;
}
