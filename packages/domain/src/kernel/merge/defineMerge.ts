// The only merge of concurrent edits. A record declares its fields once; the wire format, the merge with a newer
// state and the conflicts follow from that.
import { z } from 'zod';
import type { Applied, FieldConflict, FieldRule, FieldShape, Overfull } from './fieldRule.ts';

export type Shapes = Readonly<Record<string, FieldShape>>;
type RulesOf<Of extends Shapes> = { readonly [Field in keyof Of]: FieldRule<Of[Field]> };
export type FieldsOf<Of extends Shapes> = { [Field in keyof Of]: Of[Field]['value'] };
type EditOf<Of extends Shapes> = { [Field in keyof Of]?: Of[Field]['edit'] | undefined };
type EditShape<Of extends Shapes> = {
  [Field in keyof Of]: z.ZodOptional<z.ZodType<Of[Field]['edit'], Of[Field]['edit']>>;
};

type FieldsShape<Of extends Shapes> = { [Field in keyof Of]: z.ZodType<Of[Field]['value']> };

export type Merge<Of extends Shapes> = Readonly<{
  fieldsSchema: z.ZodObject<FieldsShape<Of>>;
  editSchema: z.ZodObject<EditShape<Of>>;
  /** The declared fields of a record that may have more of them. */
  pick(record: FieldsOf<Of>): FieldsOf<Of>;
  /** Undefined when the value is not such a record. */
  readFields(value: unknown): FieldsOf<Of> | undefined;
  /** Only the fields that changed. */
  compare(seen: FieldsOf<Of>, wanted: FieldsOf<Of>): EditOf<Of>;
  apply(current: FieldsOf<Of>, edit: EditOf<Of>): Applied<FieldsOf<Of>>;
  undo(after: FieldsOf<Of>, edit: EditOf<Of>): FieldsOf<Of>;
  touches(edit: EditOf<Of>, path: readonly string[]): boolean;
  /** The edit after the editor has chosen. "Mine" changes nothing: by then the editor has seen the present value. */
  resolve(edit: EditOf<Of>, conflict: Pick<FieldConflict, 'path' | 'present'>, keep: Keep): EditOf<Of>;
}>;

export type FieldsIn<M> = M extends Merge<infer Of> ? FieldsOf<Of> : never;
export type EditIn<M> = M extends Merge<infer Of> ? EditOf<Of> : never;
export type Keep = 'mine' | 'theirs' | 'both';

const recordSchema = z.record(z.string(), z.unknown());

export function defineMerge<Of extends Shapes>(rules: RulesOf<Of>): Merge<Of> {
  const fieldsShape: Partial<FieldsShape<Of>> = {};
  const editShape: Partial<EditShape<Of>> = {};
  for (const field in rules) {
    fieldsShape[field] = rules[field].valueSchema;
    editShape[field] = rules[field].schema.optional();
  }
  if (!isComplete(fieldsShape, rules) || !isComplete(editShape, rules)) throw new Error('a missing schema');

  return {
    fieldsSchema: z.object(fieldsShape),
    editSchema: z.object(editShape),
    pick: (record) => {
      const picked: Partial<FieldsOf<Of>> = {};
      for (const field in rules) picked[field] = record[field];
      if (!isComplete(picked, rules)) throw new Error('a missing field');
      return picked;
    },
    readFields: (value) => {
      const record = recordSchema.safeParse(value).data ?? {};
      const read: Partial<FieldsOf<Of>> = {};
      for (const field in rules) {
        const one = rules[field].valueSchema.safeParse(record[field]);
        if (!one.success) return undefined;
        read[field] = one.data;
      }
      return isComplete(read, rules) ? read : undefined;
    },
    compare: (seen, wanted) => {
      const edit: EditOf<Of> = {};
      for (const field in rules) {
        const change = rules[field].compare(seen[field], wanted[field]);
        if (change !== null) edit[field] = change;
      }
      return edit;
    },
    apply: (current, edit) => {
      const value = { ...current };
      const conflicts: FieldConflict[] = [];
      const overfull: Overfull[] = [];
      for (const field in rules) {
        const change = edit[field];
        if (change === undefined) continue;
        const applied = rules[field].apply(current[field], change);
        value[field] = applied.value;
        conflicts.push(...applied.conflicts.map((one) => ({ ...one, path: [field, ...one.path] })));
        overfull.push(...applied.overfull.map((one) => ({ ...one, path: [field, ...one.path] })));
      }
      return { value, conflicts, overfull };
    },
    undo: (after, edit) => {
      const value = { ...after };
      for (const field in rules) {
        const change = edit[field];
        if (change !== undefined) value[field] = rules[field].undo(after[field], change);
      }
      return value;
    },
    touches: (edit, [name, ...path]) => {
      for (const field in rules) {
        const change = edit[field];
        if (field === name && change !== undefined) return rules[field].touches(change, path);
      }
      return false;
    },
    resolve: (edit, conflict, keep) => {
      const resolved = { ...edit };
      const [name, ...path] = conflict.path;
      for (const field in rules) {
        const change = edit[field];
        if (field !== name || change === undefined) continue;
        if (keep === 'theirs') resolved[field] = rules[field].without(change, path) ?? undefined;
        if (keep === 'both') resolved[field] = rules[field].joined(change, path, conflict.present);
      }
      return resolved;
    },
  };
}

function isComplete<Whole extends object>(part: Partial<Whole>, fields: object): part is Whole {
  return Object.keys(fields).every((field) => Object.hasOwn(part, field));
}
