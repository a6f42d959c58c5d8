// A field with one value. Two different changes are a conflict.
import { z } from 'zod';
import { type JsonValue, jsonEqual } from '../diff.ts';
import { conflictOf, type FieldRule, merged, seenSchema } from './fieldRule.ts';

type ValueEdit<Value> = { from: JsonValue; to: Value };
type ValueShape<Value extends JsonValue> = Readonly<{ value: Value; edit: ValueEdit<Value> }>;
type ValueOptions<Value> = Readonly<{
  /** Where two different values mean the same, such as a location whose label was corrected. */
  isSame?(left: JsonValue, right: JsonValue): boolean;
  /** The values allowed today, where records may hold older ones. */
  offered?: z.ZodType<Value, Value>;
}>;

/** A choice, a number, a name, or several columns that are meaningful only as a group. */
export function value<Value extends JsonValue>(
  schema: z.ZodType<Value, Value>,
  { isSame = jsonEqual, offered = schema }: ValueOptions<Value> = {},
): FieldRule<ValueShape<Value>> {
  const rule = valueRule(schema, isSame, (to: Value) => ({ to, canJoin: false }));
  return { ...rule, schema: z.object({ from: seenSchema, to: offered }) };
}

/** A choice of which the edit that arrives last counts; the history keeps both. */
export function latest<Value extends JsonValue>(
  schema: z.ZodType<Value, Value>,
): FieldRule<ValueShape<Value>> {
  return { ...value(schema), apply: (_current, { to }) => merged(to) };
}

/** Text that can be concatenated when two people wrote it, as long as the field can hold both. */
export function text(schema: z.ZodType<string, string>): FieldRule<ValueShape<string>> {
  return valueRule(schema, jsonEqual, (to, present) => ({
    to: typeof present === 'string' ? joinTexts(present, to) : to,
    canJoin: canJoinTexts(schema, present, to),
  }));
}

/** Text that one side already contains is not repeated. */
export function joinTexts(present: string, yours: string): string {
  if (yours.includes(present)) return yours;
  return present.includes(yours) ? present : `${present}\n${yours}`;
}

/** A value that was removed leaves nothing to join. */
export function canJoinTexts(
  schema: z.ZodType<string, string>,
  present: JsonValue,
  yours: JsonValue,
): boolean {
  if (typeof present !== 'string' || typeof yours !== 'string') return false;
  return schema.safeParse(joinTexts(present, yours)).success;
}

function valueRule<Value extends JsonValue>(
  schema: z.ZodType<Value, Value>,
  isSame: (left: JsonValue, right: JsonValue) => boolean,
  join: (to: Value, present: JsonValue) => { to: Value; canJoin: boolean },
): FieldRule<ValueShape<Value>> {
  return {
    valueSchema: schema,
    schema: z.object({ from: seenSchema, to: schema }),
    compare: (seen, wanted) => (isSame(seen, wanted) ? null : { from: seen, to: wanted }),
    apply: (current, { from, to }) => {
      if (isSame(current, from) || isSame(current, to)) return merged(to);
      const { canJoin: canKeepBoth } = join(to, current);
      return { ...merged(to), conflicts: [conflictOf([], { present: current, yours: to, canKeepBoth })] };
    },
    undo: (after, { from }) => {
      const seen = schema.safeParse(from);
      return seen.success ? seen.data : after;
    },
    touches: () => true,
    without: () => null,
    joined: ({ to }, _path, present) => ({ from: present, to: join(to, present).to }),
  };
}
