// When a network that seemed to be there answered nothing at the start, the browser never noticed and will not report
// its return. So we poll.
import { connectivity } from '../connectivity/connectivity.ts';

const every = 10_000;

export function startProbe(): () => void {
  const timer = setInterval(() => void look(), every);
  return () => clearInterval(timer);
}

async function look(): Promise<void> {
  if (!connectivity.get().isNativelyOffline || !navigator.onLine) return;
  const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(every) }).catch(
    () => null,
  );
  // Everything that waits for the network is notified in the usual way.
  if (answer?.ok === true) window.dispatchEvent(new Event('online'));
}
