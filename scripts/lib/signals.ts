import type { ChildProcess } from 'node:child_process';

type StopSignal = 'SIGTERM' | 'SIGINT' | 'SIGHUP';

const patience = 2000;

/**
 * Hands stop signals on to a child. npm and the terminal may both deliver the same Ctrl-C, so repeats within two
 * seconds count as one; a later one means that somebody is tired of waiting.
 */
export function forwardSignals(child: ChildProcess): void {
  let first: number | undefined;
  onStop((signal) => {
    if (first === undefined) {
      first = performance.now();
      child.kill(signal);
    } else if (performance.now() - first > patience) {
      child.kill('SIGKILL');
    }
  });
}

/** Calls `stop` for every stop signal, and when npm, asked to end, took only its shell along and left us behind. */
export function onStop(stop: (signal: StopSignal) => void): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 200);
  watch.unref();
}
