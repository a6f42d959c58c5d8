type StopSignal = 'SIGTERM' | 'SIGINT' | 'SIGHUP';

const repeatsWithin = 2000;

/**
 * Calls `stop` for the first stop signal, and when npm, asked to end, ended only its shell and left this process
 * behind. npm and the terminal may both deliver the same Ctrl-C, so repeats within two seconds count as one; a later
 * one means that the wait is too long, and calls `insist`.
 */
export function onStop(stop: (signal: StopSignal) => void, insist: () => void): void {
  let first: number | undefined;
  const handle = (signal: StopSignal) => {
    if (first === undefined) {
      first = performance.now();
      stop(signal);
    } else if (performance.now() - first > repeatsWithin) {
      insist();
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => handle(signal));
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    handle('SIGTERM');
  }, 200);
  watch.unref();
}
