// Random choice: by shares and by weights.
import type { Random } from '../random.ts';

const fine = 1_000_000;

export function happens(random: Random, share: number): boolean {
  return random.whole(fine) < share * fine;
}

export function oneOf<Item>(random: Random, items: readonly Item[]): Item | undefined {
  return items[random.whole(items.length)];
}

/** Draws repeatedly from the same list, each item as often as its weight says; undefined from an empty one. */
export function lottery<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
): (random: Random) => Item | undefined {
  const ends: number[] = [];
  let total = 0;
  for (const item of items) {
    total += weightOf(item);
    ends.push(total);
  }
  return (random) => {
    const drawn = (random.whole(fine) / fine) * total;
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (drawn < (ends[middle] ?? total)) high = middle;
      else low = middle + 1;
    }
    return items[low];
  };
}
