import type { ChildProcess } from 'node:child_process';
import { onStop } from '../../apps/server/src/platform/process/onStop.ts';

/** Forwards stop signals to a child. */
export function forwardSignals(child: ChildProcess): void {
  onStop(
    (signal) => child.kill(signal),
    () => child.kill('SIGKILL'),
  );
}
