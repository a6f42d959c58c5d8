// When to retry: after a broken link at the latest every half minute, after a busy answer less often each time.
// Devices do not all come back at once.

const second = 1_000;
const longestQueueDelay = 5 * 60 * second;
export const longestOperationDelay = 15 * 60 * second;
const firstDelay = 30 * second;
/** A link that broke once is often back at once. */
const quickDelay = 2 * second;
/** Where the pause of a queue has grown to half a minute. */
const steadyFrom = 2;

/** The number of failures for the next pause. A broken link never makes it grow beyond half a minute. */
export function failuresAfter(failures: number, shouldBackOff: boolean): number {
  return shouldBackOff ? failures + 1 : Math.min(failures + 1, steadyFrom);
}

/** `chance` is between 0 and 1 and spreads the retries of many devices. */
export function queueDelay(failures: number, retryAfterSeconds: number | null, chance: number): number {
  const grown =
    failures <= 1 ? quickDelay : Math.min(firstDelay * 2 ** (failures - steadyFrom), longestQueueDelay);
  const asked = Math.min((retryAfterSeconds ?? 0) * second, longestQueueDelay);
  // Our own pause is spread downward, so that nothing waits too long; the server's is spread upward, because it is a
  // minimum.
  return Math.max(grown * (0.8 + 0.2 * chance), asked * (1 + 0.2 * chance));
}

export function operationDelay(tries: number): number {
  return Math.min(firstDelay * 2 ** (tries - 1), longestOperationDelay);
}

/** A time further away than any delay comes from a clock that was wrong then or is wrong now: retry. */
export function isDue(notBefore: number, now: number): boolean {
  return notBefore <= now || notBefore - now > longestOperationDelay;
}
