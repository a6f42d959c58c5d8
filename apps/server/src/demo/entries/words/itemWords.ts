import type { PlaceKind } from '../places.ts';

/**
 * What people write about an item. {when} and {n} are filled in. An item is only logged with an opinion for which it
 * has words; every item can be noted without an opinion.
 */
export type ItemWords = Readonly<{
  where: PlaceKind;
  concern: readonly string[];
  praise: readonly string[];
}>;

/** By the label of the item. */
export type WordsByItem = Readonly<Record<string, ItemWords>>;
