// Asks before something that cannot be undone: `if (await confirm({ … })) …`. One question at a time.
import { Suspense, useState } from 'react';
import { lazyPart } from '../platform/lazyParts/lazyPart.ts';
import { createStore, useStore } from '../platform/store.ts';
import type { Asked, Question } from './question.ts';

const store = createStore<Asked | null>(null);

/** Not part of the first load. The shell of signed-in users loads it, so that it is there offline. */
const ConfirmDialog = lazyPart('dialog', async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);
export const preloadConfirmDialog = ConfirmDialog.preload;

export function confirm(question: Question): Promise<boolean> {
  store.get()?.answer(false);
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      store.set(null);
      resolve(isConfirmed);
    };
    store.set({ ...question, answer });
  });
}

/** Mounted once by the shell. */
export function ConfirmHost() {
  const asked = useStore(store);
  const [wasAsked, setWasAsked] = useState(false);
  if (asked !== null && !wasAsked) setWasAsked(true);
  if (!wasAsked) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog asked={asked} />
    </Suspense>
  );
}
