// How many orders there are of each value.
export type Tally<Key> = ReadonlyMap<Key, number>;
type Bar = 'schools' | 'boards' | 'priorities' | 'places' | 'people';

/** Null is none. What `parts` and `spans` are, the one who counts says. An order of two people counts for both. */
export type Counts = Readonly<Record<'parts' | 'spans' | Bar, Tally<string | null>>>;

type Growing<Type> = { [Name in keyof Type]: Type[Name] extends Tally<infer Key> ? Map<Key, number> : never };
export type GrowingCounts = Growing<Counts>;

export function noCounts(): GrowingCounts {
  return {
    parts: new Map(),
    spans: new Map(),
    schools: new Map(),
    boards: new Map(),
    priorities: new Map(),
    places: new Map(),
    people: new Map(),
  };
}

/** Minutes with the number of orders that took as long. */
export type Speeds = Readonly<Record<'responses' | 'completions', Tally<number>>>;

/** Parts are `onTime`, `late` and `undated`; spans are weeks from 1. */
export type CompletedCounts = Counts & Speeds & Readonly<{ reopened: Tally<boolean> }>;
export type GrowingCompleted = Growing<CompletedCounts>;

export function noneCompleted(): GrowingCompleted {
  return { ...noCounts(), responses: new Map(), completions: new Map(), reopened: new Map() };
}

export function add<Key>(tally: Map<Key, number>, key: Key, count: number): void {
  if (count > 0) tally.set(key, (tally.get(key) ?? 0) + count);
}

export function addForEach(
  tally: Map<string | null, number>,
  people: readonly string[],
  count: number,
): void {
  for (const key of people.length === 0 ? [null] : people) add(tally, key, count);
}

export function sumOf<Key>(tally: Tally<Key>): number {
  return [...tally.values()].reduce((sum, count) => sum + count, 0);
}
