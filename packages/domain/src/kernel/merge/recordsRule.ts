// A list of small records with ids, each with its own fields: two people may change the same record.
import { z } from 'zod';
import { type JsonValue, jsonEqual } from '../diff.ts';
import type { Merge, Shapes, FieldsOf } from './defineMerge.ts';
import { type Applied, conflictOf, type FieldConflict, type FieldRule, type Overfull } from './fieldRule.ts';
import { limitedText } from '../limited.ts';
import { listBy, type ListEdit, maxKeyLength } from './listRule.ts';

/** `removed` and `from` are as the editor saw them. */
type RecordsEdit<Item> = {
  added: Item[];
  removed: Item[];
  changed: { from: Item; to: Item }[];
  order?: string[] | undefined;
};
type RecordsShape<Item extends JsonValue> = Readonly<{ value: readonly Item[]; edit: RecordsEdit<Item> }>;

export function recordsBy<Of extends Shapes, Item extends FieldsOf<Of> & JsonValue>(
  schema: z.ZodType<Item, Item>,
  keyOf: (item: Item) => string,
  fields: Merge<Of>,
  { max, itemOf }: Readonly<{ max: number; itemOf(merged: FieldsOf<Of>): Item }>,
): FieldRule<RecordsShape<Item>> {
  const list = listBy(schema, keyOf, { max });
  const items = z.array(schema).max(max);
  const byKey = (all: readonly Item[]) => new Map(all.map((item) => [keyOf(item), item]));
  const changedIn = (seen: readonly Item[], wanted: readonly Item[]) => {
    const known = byKey(seen);
    return wanted.flatMap((to) => {
      const from = known.get(keyOf(to));
      return from === undefined || jsonEqual(from, to) ? [] : [{ from, to }];
    });
  };
  const applyChange = (present: Item | undefined, { from, to }: { from: Item; to: Item }): Applied<Item> => {
    if (present !== undefined) {
      const applied = fields.apply(present, fields.compare(from, to));
      return { ...applied, value: itemOf(applied.value) };
    }
    return { value: to, conflicts: [conflictOf([], { present: null, yours: to })], overfull: [] };
  };
  return {
    valueSchema: items,
    schema: z.object({
      added: items,
      removed: items,
      changed: z.array(z.object({ from: schema, to: schema })).max(max),
      order: z.array(limitedText(maxKeyLength)).max(max).optional(),
    }),
    compare: (seen, wanted) => {
      const { added, removed, order }: ListEdit<Item> = list.compare(seen, wanted) ?? noEdit;
      const changed = changedIn(seen, wanted);
      if (added.length + removed.length + changed.length === 0 && order === undefined) return null;
      const removedKeys = new Set(removed);
      const gone = seen.filter((item) => removedKeys.has(keyOf(item)));
      return { added, removed: gone, changed, ...(order === undefined ? {} : { order }) };
    },
    apply: (current, { added, removed, changed, order }) => {
      const conflicts: FieldConflict[] = [];
      const overfull: Overfull[] = [];
      const after = new Map(current.map((item) => [keyOf(item), item]));
      for (const change of changed) {
        const key = keyOf(change.to);
        const applied = applyChange(after.get(key), change);
        after.set(key, applied.value);
        conflicts.push(...applied.conflicts.map((one) => ({ ...one, path: [key, ...one.path] })));
        overfull.push(...applied.overfull.map((one) => ({ ...one, path: [key, ...one.path] })));
      }
      for (const seen of removed) {
        const present = after.get(keyOf(seen));
        if (present === undefined || jsonEqual(present, seen)) continue;
        conflicts.push(conflictOf([keyOf(seen)], { present, yours: null }));
      }
      const edit: ListEdit<Item> = { added, removed: removed.map(keyOf), order };
      const applied = list.apply([...after.values()], edit);
      return { value: applied.value, conflicts, overfull: [...applied.overfull, ...overfull] };
    },
    undo: (after, { added, removed, changed }) => {
      const before = byKey(changed.map(({ from }) => from));
      const replaced = after.map((item) => before.get(keyOf(item)) ?? item);
      return list.apply(replaced, { added: removed, removed: added.map(keyOf) }).value;
    },
    touches: ({ added, removed, changed }, [key = '', ...path]) => {
      if ([...added, ...removed].some((item) => keyOf(item) === key)) return true;
      const change = changed.find(({ to }) => keyOf(to) === key);
      if (change === undefined) return false;
      return path.length === 0 || fields.touches(fields.compare(change.from, change.to), path);
    },
    without: ({ added, removed, changed, order }, [key = '', ...path]) => ({
      added: added.filter((item) => keyOf(item) !== key),
      removed: removed.filter((item) => keyOf(item) !== key),
      changed: changed.flatMap((change) => {
        if (keyOf(change.to) !== key) return [change];
        if (path.length === 0) return [];
        const left = fields.resolve(
          fields.compare(change.from, change.to),
          { path, present: null },
          'theirs',
        );
        return [{ from: change.from, to: itemOf(fields.apply(change.from, left).value) }];
      }),
      ...(order === undefined ? {} : { order }),
    }),
    joined: (edit, [key = '', ...path], present) => ({
      ...edit,
      changed: edit.changed.map((change) => {
        if (keyOf(change.to) !== key || path.length === 0) return change;
        const both = fields.resolve(fields.compare(change.from, change.to), { path, present }, 'both');
        return { from: change.from, to: itemOf(fields.apply(change.from, both).value) };
      }),
    }),
  };
}

const noEdit = { added: [], removed: [] };
