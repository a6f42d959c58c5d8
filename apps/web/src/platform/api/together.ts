// Many wishes for the same thing become few: the first is granted at once, those that follow within a while together.

export type Together = (wish: string) => void;

export function together(parts: {
  grant(wishes: readonly string[]): void;
  later(milliseconds: number, run: () => void): void;
  milliseconds: number;
}): Together {
  const waiting = new Set<string>();
  let isResting = false;

  const rest = () => {
    isResting = true;
    parts.later(parts.milliseconds, () => {
      isResting = false;
      if (waiting.size === 0) return;
      const wishes = [...waiting];
      waiting.clear();
      parts.grant(wishes);
      rest();
    });
  };

  return (wish) => {
    if (isResting) {
      waiting.add(wish);
      return;
    }
    parts.grant([wish]);
    rest();
  };
}
