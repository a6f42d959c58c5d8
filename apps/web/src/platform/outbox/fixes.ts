// Rejected work is fixed where it was made: a feature registers here how a rejected operation opens in its
// form again.
import { createStore, useStore } from '../store.ts';
import type { ProcedureName } from './operation.ts';

export type Fixes = ReadonlyMap<string, (operationId: string) => void>;

const store = createStore<Fixes>(new Map());

/** Returns how to unregister. */
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
