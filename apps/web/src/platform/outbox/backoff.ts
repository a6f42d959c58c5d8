// When to try again. A queue that met no answer waits longer each time; devices do not all come back at once.

const second = 1_000;
const longestQueueDelay = 5 * 60 * second;
export const longestOperationDelay = 15 * 60 * second;
const firstDelay = 30 * second;
/** A link that broke once is often back at once. */
const quickDelay = 2 * second;

/** `chance` lies between 0 and 1 and spreads the tries of many devices. */
export function queueDelay(failures: number, retryAfterSeconds: number | null, chance: number): number {
  const grown = failures <= 1 ? quickDelay : Math.min(firstDelay * 2 ** (failures - 2), longestQueueDelay);
  const asked = Math.min((retryAfterSeconds ?? 0) * second, longestQueueDelay);
  return Math.max(grown, asked) * (0.8 + 0.4 * chance);
}

export function operationDelay(tries: number): number {
  return Math.min(firstDelay * 2 ** (tries - 1), longestOperationDelay);
}

/** A time further away than any delay comes from a clock that was wrong then or is wrong now: try. */
export function isDue(notBefore: number, now: number): boolean {
  return notBefore <= now || notBefore - now > longestOperationDelay;
}
