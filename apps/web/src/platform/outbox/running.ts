// The page's drain: its triggers, and what follows when work has arrived.
import { refetchSoon } from '../api/refetchSoon.ts';
import { connectivity } from '../connectivity/connectivity.ts';
import { localDatabase } from '../localDatabase/localDatabase.ts';
import { reportDatabaseError } from '../localDatabase/lostConnection.ts';
import { checkRoom } from '../localDatabase/storageRoom.ts';
import { sentText } from '../offline/sentText.ts';
import { holdUntil } from '../readiness/holds.ts';
import { sessionStore } from '../session/session.ts';
import { toastSuccess } from '../toasts/toasts.ts';
import { whenIdle } from '../whenIdle.ts';
import { createArrivals } from './arrivals.ts';
import { noteDeparted } from './departures.ts';
import { noteManualOffline } from './manualOffline.ts';
import type { DrainResult } from './drain.ts';
import { featureOf } from './operation.ts';
import { createSyncScheduler } from './syncScheduler.ts';
import { reportRejection } from './rejections.ts';
import { onArrived } from './workerArrivals.ts';

const every = 30_000;
/** The first drain waits for the first paint. */
const atLatestAfter = 3_000;

export const arrivals = createArrivals({
  now: Date.now,
  say: (count, withAlert) => toastSuccess(sentText(count, withAlert)),
});

async function drainOnce(): Promise<DrainResult | undefined> {
  const [{ drainLocally }, database] = await Promise.all([import('./drainLocally.ts'), localDatabase()]);
  const result = await drainLocally(database, {
    userId: currentUserId(),
    onDeparted: ({ operationId }) => noteDeparted(operationId),
    onConfirmed: (operation) => {
      arrivals.note(operation);
      void refetchSoon(featureOf(operation.procedure));
    },
    onRejected: reportRejection,
  });
  if (result?.stopped === null) arrivals.tell();
  return result;
}

export const syncScheduler = createSyncScheduler({
  drainOnce: () => holdUntil('work', drainOnce()),
  mayRun: () => !connectivity.get().isOffline && currentUserId() !== null,
  now: () => performance.now(),
  chance: Math.random,
  later: (milliseconds, run) => void setTimeout(run, milliseconds + 50),
  onError: reportDatabaseError,
});

export function currentUserId(): string | null {
  return sessionStore.get().session?.user?.id ?? null;
}

/** Triggers the drain at the start, every 30 s, on reconnect, on sign-in and when the page becomes visible. */
export function startOutbox(): () => void {
  const trigger = () => void syncScheduler.trigger();
  const triggerNow = () => void syncScheduler.trigger({ urgent: true });
  const onVisible = () => {
    if (document.visibilityState === 'visible') trigger();
  };
  const stopWatching = [
    onChange(connectivity.subscribe, () => connectivity.get().isOffline, triggerNow),
    onChange(sessionStore.subscribe, currentUserId, () => {
      arrivals.forget();
      triggerNow();
    }),
    onArrived(({ arrived, isDone }) => {
      for (const operation of arrived) if (operation.userId === currentUserId()) arrivals.note(operation);
      if (isDone) arrivals.tell();
    }),
    onChange(connectivity.subscribe, () => connectivity.get().isManuallyOffline, tellWorker),
  ];
  const timer = setInterval(trigger, every);
  document.addEventListener('visibilitychange', onVisible);
  whenIdle(() => {
    tellWorker();
    triggerNow();
    void checkRoom();
  }, atLatestAfter);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
    for (const stop of stopWatching) stop();
  };
}

function tellWorker(): void {
  const { isManuallyOffline } = connectivity.get();
  localDatabase()
    .then((database) => noteManualOffline(database, isManuallyOffline))
    .catch(reportDatabaseError);
}

function onChange(
  subscribe: (listener: () => void) => () => void,
  read: () => unknown,
  then: () => void,
): () => void {
  let last = read();
  return subscribe(() => {
    const next = read();
    if (next === last) return;
    last = next;
    then();
  });
}
