// When a network that seemed to be there answered nothing at the start, the browser will not say when it is back: it
// never noticed. So we look ourselves.
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
  // Everybody who waits for the network hears of it on the usual way.
  if (answer?.ok === true) window.dispatchEvent(new Event('online'));
}
