// Asks before something that cannot be taken back: `if (await confirm({ … })) …`. One question at a time.
import { lazy, Suspense, type ReactNode } from 'react';
import { createStore, useStore } from '../platform/store.ts';

export type Question = Readonly<{
  title: string;
  body: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** For what destroys: the button is red and the way back has the focus. */
  danger?: boolean;
}>;

export type Asked = Question & Readonly<{ answer(isConfirmed: boolean): void }>;

const store = createStore<Asked | null>(null);

// The dialog is fetched with the first question, so that asking costs the first load nothing.
const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog.tsx')).ConfirmDialog }));
let wasAsked = false;

export function confirm(question: Question): Promise<boolean> {
  store.get()?.answer(false);
  wasAsked = true;
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
  if (!wasAsked) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog asked={asked} />
    </Suspense>
  );
}
