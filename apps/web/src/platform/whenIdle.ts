/** Paint first; not every browser can report when it is idle. */
export function whenIdle(action: () => void, atMostMilliseconds: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(action, { timeout: atMostMilliseconds });
  else setTimeout(action, 500);
}
