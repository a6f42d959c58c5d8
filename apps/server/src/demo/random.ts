// A fixed seed makes every demo district the same. The generator is mulberry32: small, and good enough for names.
import { makeId } from '@schooldog/domain/kernel';

export type Random = Readonly<{
  whole(below: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  id(): string;
}>;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return {
    whole,
    pick: (items) => items[whole(items.length)] ?? items[0],
    id: () =>
      makeId((count) => {
        const bytes = new Uint8Array(count);
        for (let at = 0; at < count; at += 1) bytes[at] = whole(256);
        return bytes;
      }),
  };
}
