/** Admits work while capacity for its weight is free, in the order of arrival. */
export type Gate = <Answer>(weight: number, run: () => Promise<Answer>) => Promise<Answer>;

export function createGate(capacity: number): Gate {
  const waiting: { weight: number; go(): void }[] = [];
  let free = capacity;

  const admit = () => {
    for (let first = waiting[0]; first !== undefined && first.weight <= free; first = waiting[0]) {
      waiting.shift();
      free -= first.weight;
      first.go();
    }
  };

  return async (weight, run) => {
    await new Promise<void>((go) => {
      waiting.push({ weight, go });
      admit();
    });
    try {
      return await run();
    } finally {
      free += weight;
      admit();
    }
  };
}

/** Of each person one at a time waits for the gate, so that nobody's work holds all of it. */
export function createFairGate(gate: Gate) {
  const turns = new Map<string, Promise<unknown>>();
  return async <Answer>(person: string, run: () => Promise<Answer>): Promise<Answer> => {
    const before = turns.get(person) ?? Promise.resolve();
    const answer = before.then(() => gate(1, run));
    const turn = answer.catch(() => undefined);
    turns.set(person, turn);
    try {
      return await answer;
    } finally {
      if (turns.get(person) === turn) turns.delete(person);
    }
  };
}
