// Asks the service worker for the rest of the app's files until it has them all. A network that is lost once would
// otherwise leave the pages behind the lost file off the device until the next start.

const firstPause = 30_000;
const longestPause = 10 * 60_000;

export type Asking = Readonly<{ askNow(): void }>;

/** `ask` says whether all files are there. It is asked again after growing pauses, and when the network is back. */
export function untilKept(ask: () => Promise<boolean>): Asking {
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;

  const run = async () => {
    latest += 1;
    const mine = latest;
    // A worker that is being replaced cannot be asked; the next one can.
    const isKept = await ask().catch(() => false);
    // Asked again in the meantime, perhaps for more.
    if (mine !== latest) return;
    if (isKept) removeEventListener('online', askNow);
    else timer = setTimeout(askLater, pause);
  };
  const askLater = () => {
    pause = Math.min(pause * 2, longestPause);
    void run();
  };
  const askNow = () => {
    clearTimeout(timer);
    pause = firstPause;
    addEventListener('online', askNow);
    void run();
  };
  return { askNow };
}
