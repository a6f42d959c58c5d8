// A set-like list. Items added by different editors are all kept; an item is removed only if the editor saw it.
import { z } from 'zod';
import type { JsonValue } from '../diff.ts';
import { limitedText } from '../limited.ts';
import { type FieldRule, merged } from './fieldRule.ts';

export type ListEdit<Item> = {
  added: Item[];
  /** By their keys. */
  removed: string[];
  /** The keys in the order that the editor wants; absent as long as new items are only appended. */
  order?: string[] | undefined;
};
type ListShape<Item extends JsonValue> = Readonly<{ value: readonly Item[]; edit: ListEdit<Item> }>;
type ListOptions = Readonly<{ max: number }>;

/** Ids, tags, names: an item is its own key. */
export function listOfValues(
  schema: z.ZodType<string, string>,
  options: ListOptions,
): FieldRule<ListShape<string>> {
  const itself = (item: string) => item;
  return listRule(schema, itself, itself, options);
}

/** A changed item is another item: it is removed under its old key and added under its new one. */
export function listBy<Item extends JsonValue>(
  schema: z.ZodType<Item, Item>,
  keyOf: (item: Item) => string,
  options: ListOptions,
): FieldRule<ListShape<Item>> {
  return listRule(schema, keyOf, () => undefined, options);
}

function listRule<Item extends JsonValue>(
  schema: z.ZodType<Item, Item>,
  keyOf: (item: Item) => string,
  itemOf: (key: string) => Item | undefined,
  { max }: ListOptions,
): FieldRule<ListShape<Item>> {
  const keys = z.array(limitedText(maxKeyLength)).max(maxSent);
  const keysOf = (items: readonly Item[]) => items.map(keyOf);
  const apply = (current: readonly Item[], { added, removed, order }: ListEdit<Item>): Item[] => {
    const taken = new Set(removed);
    const left = current.filter((item) => !taken.has(keyOf(item)));
    const known = new Set(keysOf(left));
    const all = [...left, ...distinct(added, keyOf).filter((item) => !known.has(keyOf(item)))];
    return order === undefined ? all : ordered(all, keyOf, order);
  };
  return {
    valueSchema: z.array(schema),
    schema: z.object({ added: z.array(schema).max(max), removed: keys, order: keys.optional() }),
    compare: (seen, wanted) => {
      const [before, after] = [new Set(keysOf(seen)), new Set(keysOf(wanted))];
      const edit: ListEdit<Item> = {
        added: distinct(wanted, keyOf).filter((item) => !before.has(keyOf(item))),
        removed: keysOf(seen).filter((key) => !after.has(key)),
      };
      const isInOrder = keysOf(apply(seen, edit)).join('\n') === [...after].join('\n');
      if (!isInOrder) return { ...edit, order: [...after] };
      return edit.added.length === 0 && edit.removed.length === 0 ? null : edit;
    },
    apply: (current, edit) => {
      const items = apply(current, edit);
      const isOverfull = items.length > max && items.length > current.length;
      if (!isOverfull) return merged(items);
      return { ...merged(items), overfull: [{ path: [], limit: max, count: items.length }] };
    },
    undo: (after, { added, removed }) => {
      const back: Item[] = [];
      for (const key of removed) {
        const item = itemOf(key);
        if (item !== undefined) back.push(item);
      }
      return apply(after, { added: back, removed: keysOf(added) });
    },
    touches: () => true,
    without: () => null,
    joined: (edit) => edit,
  };
}

export const maxKeyLength = 2_200;
const maxSent = 5_000;

function distinct<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();
}

/** Items unknown to the editor keep their positions; the others share the remaining positions in the wanted order. */
function ordered<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  order: readonly string[],
): Item[] {
  const rank = new Map(order.map((key, at) => [key, at]));
  const rankOf = (item: Item) => rank.get(keyOf(item));
  const known = items
    .filter((item) => rankOf(item) !== undefined)
    .toSorted((a, b) => (rankOf(a) ?? 0) - (rankOf(b) ?? 0));
  return items.map((item) => (rankOf(item) === undefined ? item : (known.shift() ?? item)));
}
