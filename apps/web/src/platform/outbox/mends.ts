// Refused work is mended where it was made: a feature says here how a refused operation opens in its form again.
import { createStore, useStore } from '../store.ts';
import type { ProcedureName } from './operation.ts';

export type Mends = ReadonlyMap<string, (operationId: string) => void>;

const store = createStore<Mends>(new Map());

/** Returns how to take it back out. */
export function registerMend(procedure: ProcedureName, mend: (operationId: string) => void): () => void {
  store.set(new Map(store.get()).set(procedure, mend));
  return () => {
    const rest = new Map(store.get());
    rest.delete(procedure);
    store.set(rest);
  };
}

export function useMends(): Mends {
  return useStore(store);
}
