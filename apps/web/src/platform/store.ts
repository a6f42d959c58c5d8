// State outside the component tree, because the router and the outbox need it too.
import { useSyncExternalStore } from 'react';

export type Store<State> = Readonly<{
  get(): State;
  set(next: State): void;
  subscribe(listener: () => void): () => void;
}>;

export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next) => {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get);
}
