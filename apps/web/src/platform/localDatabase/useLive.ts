// What a screen reads from the device, read again whenever it changes here, in another tab or in the service worker.
import { replaceEqualDeep } from '@tanstack/react-query';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { connectivity } from '../connectivity/connectivity.ts';
import { afterFirstScreen } from '../afterFirstScreen.ts';
import { untilLoaded } from '../lazyParts/untilLoaded.ts';
import { hold } from '../readiness/holds.ts';
import type { LocalDatabase } from './database.ts';
import { localDatabase } from './localDatabase.ts';
import { reportDatabaseError } from './lostConnection.ts';

/** Undefined until the first result. `key` identifies the query: when it changes, the query runs again. */
export function useLive<Value>(
  key: string,
  question: (database: LocalDatabase) => Promise<Value>,
): Value | undefined {
  return useLiveIn(localDatabase, key, question);
}

/** The same in another database. */
export function useLiveIn<Database, Value>(
  open: () => Promise<Database>,
  key: string,
  question: (database: Database) => Promise<Value>,
): Value | undefined {
  const [answer, setAnswer] = useState<{ key: string; value: Value }>();

  const ask = useEffectEvent(question);
  const openDatabase = useEffectEvent(open);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const release = hold('screen');
    const giveUp = (error: unknown) => {
      release();
      reportDatabaseError(error);
    };
    const begin = async () => {
      // Offline, the device has all that the screen is made of.
      if (!connectivity.get().isOffline) await afterFirstScreen();
      const [{ liveQuery }, database] = await untilLoaded(() =>
        Promise.all([import('dexie'), openDatabase()]),
      );
      if (isOver) return;
      const subscription = liveQuery(() => ask(database)).subscribe({
        // Unchanged rows stay the same objects, so that only changes are rendered; and a long list is rendered in a
        // transition, so that taps are handled in between.
        next: (value) => {
          startTransition(() =>
            setAnswer((before) => ({ key, value: replaceEqualDeep(before?.value, value) })),
          );
          release();
        },
        error: giveUp,
      });
      stop = () => subscription.unsubscribe();
    };
    begin().catch(giveUp);
    return () => {
      isOver = true;
      release();
      stop?.();
    };
  }, [key]);

  return answer?.key === key ? answer.value : undefined;
}
