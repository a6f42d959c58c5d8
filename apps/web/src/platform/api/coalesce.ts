// Coalesces many requests for the same thing: the first runs at once, those that follow within a while run
// in one batch.

/** Resolves when the run that covers this key has ended. */
export type Coalesced = (key: string) => Promise<void>;

export function coalesce(parts: {
  flush(keys: readonly string[]): Promise<void>;
  later(milliseconds: number, run: () => void): void;
  milliseconds: number;
}): Coalesced {
  const waiting = new Map<string, (() => void)[]>();
  let isResting = false;

  const rest = () => {
    isResting = true;
    parts.later(parts.milliseconds, () => {
      isResting = false;
      if (waiting.size === 0) return;
      const keys = [...waiting.keys()];
      const done = [...waiting.values()].flat();
      waiting.clear();
      void parts.flush(keys).finally(() => {
        for (const resolve of done) resolve();
      });
      rest();
    });
  };

  return (key) => {
    if (isResting) {
      return new Promise((resolve) => waiting.set(key, [...(waiting.get(key) ?? []), resolve]));
    }
    const run = parts.flush([key]);
    rest();
    return run;
  };
}
