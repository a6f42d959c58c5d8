// What a screen reads from the device, read again whenever it changes here, in another tab or in the service worker.
import { replaceEqualDeep } from '@tanstack/react-query';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { untilLoaded } from '../lazyParts/untilLoaded.ts';
import type { LocalDatabase } from './database.ts';
import { localDatabase } from './localDatabase.ts';
import { reportDatabaseError } from './lostConnection.ts';

/** Undefined until the first answer. `key` names the question: when it changes, the question is asked anew. */
export function useLive<Value>(
  key: string,
  question: (database: LocalDatabase) => Promise<Value>,
): Value | undefined {
  const [answer, setAnswer] = useState<{ key: string; value: Value }>();

  const ask = useEffectEvent(question);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const begin = async () => {
      const [{ liveQuery }, database] = await untilLoaded(() =>
        Promise.all([import('dexie'), localDatabase()]),
      );
      if (isOver) return;
      const subscription = liveQuery(() => ask(database)).subscribe({
        // Rows that are as before stay the same objects, so that only what changed is drawn anew; and a long list is
        // drawn bit by bit, so that taps are heard meanwhile.
        next: (value) =>
          startTransition(() =>
            setAnswer((before) => ({ key, value: replaceEqualDeep(before?.value, value) })),
          ),
        error: reportDatabaseError,
      });
      stop = () => subscription.unsubscribe();
    };
    begin().catch(reportDatabaseError);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [key]);

  return answer?.key === key ? answer.value : undefined;
}
