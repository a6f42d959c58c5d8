// Urgent work leaves before the screen that it was entered on closes: drawing that takes longer than sending, and both
// happen on the same thread.

/** Longer than storing and sending take; a screen does not wait for a lock that another tab holds. */
const atMostMilliseconds = 200;

const waiting = new Map<string, () => void>();

export function noteDeparted(operationId: string): void {
  waiting.get(operationId)?.();
}

/** Resolves when its request is on the way, when sending has ended without it, or after a while. */
export async function untilDeparted(operationId: string, send: () => Promise<void>): Promise<void> {
  const { promise: departed, resolve } = Promise.withResolvers<void>();
  waiting.set(operationId, resolve);
  const timer = setTimeout(resolve, atMostMilliseconds);
  await Promise.race([departed, send()]);
  clearTimeout(timer);
  waiting.delete(operationId);
}
