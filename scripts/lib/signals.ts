import type { ChildProcess } from 'node:child_process';

const patience = 2000;

/**
 * Hands stop signals on to a child. npm and the terminal may both deliver the same Ctrl-C, so repeats within two
 * seconds count as one; a later one means that somebody is tired of waiting.
 */
export function forwardSignals(child: ChildProcess): void {
  let first: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (first === undefined) {
        first = performance.now();
        child.kill(signal);
      } else if (performance.now() - first > patience) {
        child.kill('SIGKILL');
      }
    });
  }
}
