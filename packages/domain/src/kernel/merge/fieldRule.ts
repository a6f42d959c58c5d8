// How one field of a record takes an edit based on an earlier state.
import { z } from 'zod';
import type { JsonValue } from '../diff.ts';
import { limitedText } from '../limited.ts';

/** Another person changed the same value since the editor saw it. `path` begins with the name of the field. */
export type FieldConflict = Readonly<{
  path: readonly string[];
  /** The present value; null when it was removed. */
  present: JsonValue;
  /** What the editor wants; null when they want it removed. */
  yours: JsonValue;
  /** Both can stay, one under the other. */
  canKeepBoth: boolean;
  /** Who changed it, and when: null where only the difference is known. */
  byName: string | null;
  time: string | null;
}>;

/** More than the field can hold after both changes. */
export type Overfull = Readonly<{ path: readonly string[]; limit: number; count: number }>;

export type Applied<Value> = Readonly<{
  /** With the editor's change, also where it conflicts: the caller decides whether it may be used. */
  value: Value;
  conflicts: readonly FieldConflict[];
  overfull: readonly Overfull[];
}>;

export type FieldShape = Readonly<{ value: JsonValue; edit: unknown }>;

/** A plain object type, because `defineMerge` infers the shape from its alias. */
export type FieldRule<Shape extends FieldShape> = {
  readonly valueSchema: z.ZodType<Shape['value']>;
  /** The wire format. */
  readonly schema: z.ZodType<Shape['edit'], Shape['edit']>;
  /** The edit from what was seen to what is wanted; null when nothing changed. */
  compare(seen: Shape['value'], wanted: Shape['value']): Shape['edit'] | null;
  apply(current: Shape['value'], edit: Shape['edit']): Applied<Shape['value']>;
  /** The state before an edit, as far as the edit records it. */
  undo(after: Shape['value'], edit: Shape['edit']): Shape['value'];
  /** Whether the edit changes the value at `path`, relative to the field. */
  touches(edit: Shape['edit'], path: readonly string[]): boolean;
  /** The edit without the part at `path`: "keep theirs". Null when nothing is left. */
  without(edit: Shape['edit'], path: readonly string[]): Shape['edit'] | null;
  /** The edit with both texts at `path`: "keep both". */
  joined(edit: Shape['edit'], path: readonly string[], present: JsonValue): Shape['edit'];
};

export function conflictOf(
  path: readonly string[],
  { present, yours, canKeepBoth = false }: { present: JsonValue; yours: JsonValue; canKeepBoth?: boolean },
): FieldConflict {
  return { path, present, yours, canKeepBoth, byName: null, time: null };
}

export function merged<Value>(value: Value): Applied<Value> {
  return { value, conflicts: [], overfull: [] };
}

const scalarSchema = z.union([limitedText(20_000), z.number(), z.boolean()]).nullable();
const scalarsSchema = z.union([scalarSchema, z.array(scalarSchema).max(2_000)]);

/**
 * What an editor saw may be older than today's rules, so it is only compared, never validated: any value of the depth
 * that record fields have.
 */
export const seenSchema: z.ZodType<JsonValue, JsonValue> = z.union([
  scalarsSchema,
  z.record(limitedText(100), scalarsSchema),
]);
