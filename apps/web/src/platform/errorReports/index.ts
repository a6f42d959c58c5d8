// Errors of this browser reach the server, so that they are found before a person calls support. What does the work is loaded
// with the first error, and nothing here may ever throw.
import type { ClientErrorKind } from '@schooldog/domain/clientErrors';
import { connectivity } from '../connectivity/connectivity.ts';
import { readDevice } from '../deviceStorage.ts';
import { whenIdle } from '../whenIdle.ts';
import { type CaughtError, deviceKey } from './caughtError.ts';
import type { Reporter } from './reporter.ts';

const mostWaiting = 20;
const idlePatience = 10_000;

let reporter: Promise<Reporter | null> | undefined;
let waiting = 0;
let routeOf = () => '';

/** Called once, before anything can go wrong. */
export function catchErrors(readRoute: () => string): void {
  routeOf = readRoute;
  window.addEventListener('error', ({ error }) => noteError('error', error));
  window.addEventListener('unhandledrejection', ({ reason }) => noteError('rejection', reason));
  connectivity.subscribe(() => {
    if (!connectivity.get().isOffline && readDevice(deviceKey) !== null) void sendWhatWaits();
  });
  whenIdle(() => {
    if (readDevice(deviceKey) !== null) void sendWhatWaits();
  }, idlePatience);
}

export function noteError(kind: ClientErrorKind, error: unknown): void {
  if (waiting >= mostWaiting) return;
  waiting += 1;
  const caught: CaughtError = {
    kind,
    error,
    route: safely(routeOf),
    isOffline: connectivity.get().isOffline,
  };
  void load().then((loaded) => {
    waiting -= 1;
    loaded?.take(caught);
  });
}

async function sendWhatWaits(): Promise<void> {
  (await load())?.flush();
}

/** Tried again with the next error. */
function load(): Promise<Reporter | null> {
  reporter ??= import('./reporter.ts')
    .then(({ startReporter }) => startReporter())
    .catch(() => {
      reporter = undefined;
      return null;
    });
  return reporter;
}

function safely(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
