// Refused work is mended where it was made: a feature says here how a refused operation opens in its form again.
import { createStore, useStore } from '../store.ts';
import type { ProcedureName } from './operation.ts';

export type Fixes = ReadonlyMap<string, (operationId: string) => void>;

const store = createStore<Fixes>(new Map());

/** Returns how to take it back out. */
export function registerFix(procedure: ProcedureName, fix: (operationId: string) => void): () => void {
  store.set(new Map(store.get()).set(procedure, fix));
  return () => {
    const rest = new Map(store.get());
    rest.delete(procedure);
    store.set(rest);
  };
}

export function useFixes(): Fixes {
  return useStore(store);
}
