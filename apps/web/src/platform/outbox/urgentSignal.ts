// Tells a drain, in whatever tab or worker it runs, that urgent work has come in.
export function announceUrgent(): void {
  const channel = openChannel();
  // A channel has no target origin, which windows need.
  const message: [string] = ['urgent'];
  channel?.postMessage(...message);
  channel?.close();
}

/** Returns how to stop. */
export function onUrgent(listener: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', listener);
  return () => channel?.close();
}

/** Without it, in old browsers, urgent work goes after the photo that is being sent. */
function openChannel(): BroadcastChannel | null {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel('schooldog-urgent-work') : null;
}
