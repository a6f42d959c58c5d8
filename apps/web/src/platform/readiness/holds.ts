// What is not finished, for the tests that wait for it. The product decides and styles nothing by it.

/** Something of the screen is still to come; something that was entered is not yet stored or sent. */
type Kind = 'screen' | 'work';

const held = { screen: 0, work: 0 };
let note = () => {};

/** Until the returned function is called, once or more often. */
export function hold(kind: Kind): () => void {
  let isOver = false;
  held[kind] += 1;
  note();
  return () => {
    if (isOver) return;
    isOver = true;
    held[kind] -= 1;
    note();
  };
}

/** Until it has settled. */
export function holdUntil<Value>(kind: Kind, promise: Promise<Value>): Promise<Value> {
  return promise.finally(hold(kind));
}

export function isHeld(kind: Kind): boolean {
  return held[kind] > 0;
}

export function followHolds(listener: () => void): void {
  note = listener;
}
