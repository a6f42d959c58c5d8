// Asks before something that cannot be taken back: `if (await confirm({ … })) …`. One question at a time.
import type { ComponentType } from 'react';
import { createStore, useStore } from '../platform/store.ts';
import type { Asked, Question } from './question.ts';

const store = createStore<Asked | null>(null);
let Dialog: ComponentType<Readonly<{ asked: Asked | null }>> | null = null;

/** The dialog costs the first load nothing. The shell fetches it in a quiet moment, so that it is there offline. */
export async function loadConfirmDialog(): Promise<boolean> {
  const part = Dialog === null ? await import('./ConfirmDialog.tsx').catch(() => null) : null;
  Dialog ??= part?.ConfirmDialog ?? null;
  return Dialog !== null;
}

/** What cannot be asked has not been confirmed. */
export async function confirm(question: Question): Promise<boolean> {
  if (!(await loadConfirmDialog())) return false;
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
  return Dialog === null ? null : <Dialog asked={asked} />;
}
