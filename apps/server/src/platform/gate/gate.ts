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
