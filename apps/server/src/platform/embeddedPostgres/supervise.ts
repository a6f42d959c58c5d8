// Keeps PostgreSQL running as long as the server needs it: when it dies it is restarted on the same port, so the
// server's pool only has to reconnect.
import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { launch, type Log, type Running } from './launch.ts';
import { signal, stopCluster } from './stopCluster.ts';

export type Supervised = {
  pid(): number;
  stop(): Promise<void>;
  /** Asks PostgreSQL to end without waiting for it, for an exiting process. */
  interrupt(): void;
  onExit(listener: () => void): void;
};

const firstPause = 100;
const longestPause = 2_000;
/** With the longest pause this is about once a minute. */
const tellEvery = 30;

export function supervise(cluster: Cluster, first: Running, port: number, log: Log): Supervised {
  const listeners: (() => void)[] = [];
  const stopping = new AbortController();
  let running = first;
  let alive = true;

  /** Retries without limit: a full disk, for example, is freed at some point, and then the start succeeds. */
  async function startAgain(): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      try {
        await delay(
          tries === 0 ? 0 : Math.min(firstPause * 2 ** (tries - 1), longestPause),
          undefined,
          stopping,
        );
        await stopCluster(cluster);
        running = await launch(cluster, port, { log, signal: stopping.signal });
        alive = true;
        log('info', `PostgreSQL runs again (process ${running.pid}).`);
        return;
      } catch (error) {
        if (stopping.signal.aborted) return;
        const reason = error instanceof Error ? error.message : String(error);
        if (tries % tellEvery === 0) log('error', `PostgreSQL could not be started again: ${reason}`);
      }
    }
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await running.exited;
      alive = false;
      if (stopping.signal.aborted) return;
      log('error', `PostgreSQL (process ${running.pid}) ended unexpectedly; it is started again.`);
      for (const listener of listeners) queueMicrotask(listener);
      await startAgain();
    }
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await stopCluster(cluster);
    await watching;
    // A start that was in progress during the first call is found by the second.
    await stopCluster(cluster);
  }

  const watching = watch();
  let stopped: Promise<void> | undefined;
  return {
    pid: () => running.pid,
    stop: () => (stopped ??= stop()),
    interrupt() {
      stopping.abort();
      if (alive) signal([running.pid], 'SIGINT', cluster);
    },
    onExit: (listener) => void listeners.push(listener),
  };
}
