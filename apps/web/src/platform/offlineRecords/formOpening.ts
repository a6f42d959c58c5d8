// Opens the form of a record from anywhere; the form itself comes with its own chunk.
import { createStore, useStore } from '../store.ts';

export function createFormOpening<Opening>() {
  const store = createStore<Opening | null>(null);
  /** The edit that was saved last with a network, until another form is opened or it has been answered. */
  let expected: string | null = null;
  return {
    open: (opening: Opening) => store.set(opening),
    close: () => store.set(null),
    useOpening: () => useStore(store),
    expectAnswer: (operationId: string | null) => {
      expected = operationId;
    },
    /** Its form may open again by itself; later, a dialog out of nowhere would only be in the way. */
    isExpected: (operationId: string) => operationId === expected && store.get() === null,
  };
}
