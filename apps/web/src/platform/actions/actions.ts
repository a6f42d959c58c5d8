// The floating Action menu knows its five actions; a feature that exists says here how its action begins.
import type { QuickAction } from '@schooldog/domain/dashboard';
import { createStore, useStore } from '../store.ts';

export type ActionStarts = ReadonlyMap<QuickAction, () => void>;

const store = createStore<ActionStarts>(new Map());

/** Returns how to take the action back out. */
export function registerAction(action: QuickAction, start: () => void): () => void {
  store.set(new Map(store.get()).set(action, start));
  return () => {
    const rest = new Map(store.get());
    rest.delete(action);
    store.set(rest);
  };
}

export function useActionStarts(): ActionStarts {
  return useStore(store);
}
