// When a tab drains: at most once at a time, once more when something came in between, and less often while
// the server is overloaded.
import { failuresAfter, queueDelay } from './backoff.ts';
import type { DrainResult } from './drain.ts';

export type SyncScheduler = Readonly<{
  /** An urgent trigger (back online, signed in, the user pressed Retry) does not wait for the end of a pause. */
  trigger(options?: { urgent?: boolean }): Promise<void>;
}>;

export type SyncSchedulerParts = Readonly<{
  /** Undefined when another tab is draining. */
  drainOnce(): Promise<DrainResult | undefined>;
  mayRun(): boolean;
  /** Monotonic milliseconds. */
  now(): number;
  chance(): number;
  /** Runs something after a while. */
  later(milliseconds: number, run: () => void): void;
  onError(error: unknown): void;
}>;

export function createSyncScheduler(parts: SyncSchedulerParts): SyncScheduler {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let failures = 0;
  let pausedUntil = Number.NEGATIVE_INFINITY;

  async function run(): Promise<void> {
    do {
      isAskedAgain = false;
      try {
        note(await parts.drainOnce());
      } catch (error) {
        parts.onError(error);
        note(undefined);
      }
    } while (isAskedAgain && parts.mayRun() && parts.now() >= pausedUntil);
  }

  function note(result: DrainResult | undefined): void {
    if (result?.stopped == null) {
      failures = 0;
      return;
    }
    const { shouldBackOff, retryAfterSeconds } = result.stopped;
    failures = result.sent > 0 ? 1 : failuresAfter(failures, shouldBackOff);
    const pause = queueDelay(failures, retryAfterSeconds, parts.chance());
    pausedUntil = parts.now() + pause;
    parts.later(pause, () => void trigger());
  }

  async function trigger({ urgent = false }: { urgent?: boolean } = {}): Promise<void> {
    if (urgent) {
      failures = 0;
      pausedUntil = Number.NEGATIVE_INFINITY;
    }
    if (!parts.mayRun() || parts.now() < pausedUntil) return;
    if (running !== null) {
      isAskedAgain = true;
      await running;
      return;
    }
    running = run().finally(() => {
      running = null;
    });
    await running;
  }

  return { trigger };
}
