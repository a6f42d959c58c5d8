// Named values, such as the attributes of a location: each name is a separate field.
import { z } from 'zod';
import { type JsonValue, jsonEqual } from '../diff.ts';
import { conflictOf, type FieldConflict, type FieldRule, seenSchema } from './fieldRule.ts';
import { canJoinTexts, joinTexts } from './valueRule.ts';

/** Null when there is no value under the name. */
type MapEdit<Value> = { [name: string]: { from: JsonValue; to: Value | null } };
type MapOf<Value> = Readonly<{ [name: string]: Value }>;
type MapShape<Value extends JsonValue> = Readonly<{ value: MapOf<Value>; edit: MapEdit<Value> }>;

export function mapOf<Value extends JsonValue>(
  name: z.ZodType<string, string>,
  schema: z.ZodType<Value, Value>,
  { max }: Readonly<{ max: number }>,
): FieldRule<MapShape<Value>> {
  return {
    valueSchema: z.record(name, schema),
    schema: z.record(name, z.object({ from: seenSchema, to: schema.nullable() })),
    compare: (seen, wanted) => {
      const names = [...new Set([...Object.keys(seen), ...Object.keys(wanted)])];
      const changed = names.filter((key) => !jsonEqual(seen[key], wanted[key]));
      if (changed.length === 0) return null;
      return Object.fromEntries(
        changed.map((key) => [key, { from: seen[key] ?? null, to: wanted[key] ?? null }]),
      );
    },
    apply: (current, edit) => {
      const conflicts: FieldConflict[] = [];
      for (const [key, { from, to }] of Object.entries(edit)) {
        const present = current[key] ?? null;
        if (jsonEqual(present, from) || jsonEqual(present, to)) continue;
        conflicts.push(conflictOf([key], { present, yours: to }));
      }
      const map = withValues(current, edit);
      const count = Object.keys(map).length;
      const isOverfull = count > max && count > Object.keys(current).length;
      return { value: map, conflicts, overfull: isOverfull ? [{ path: [], limit: max, count }] : [] };
    },
    undo: (after, edit) => {
      const back = Object.entries(edit).map(([key, { from, to }]) => {
        const seen = schema.nullable().safeParse(from);
        return [key, { from: to, to: seen.success ? seen.data : to }] as const;
      });
      return withValues(after, Object.fromEntries(back));
    },
    touches: (edit, [key = '']) => Object.hasOwn(edit, key),
    without: (edit, [gone = '']) => {
      const left = Object.entries(edit).filter(([key]) => key !== gone);
      return left.length === 0 ? null : Object.fromEntries(left);
    },
    joined: (edit) => edit,
  };
}

/** Choices by name, of each of which the one that arrives last counts; the history keeps both. */
export function latestMapOf<Value extends JsonValue>(
  name: z.ZodType<string, string>,
  schema: z.ZodType<Value, Value>,
  options: Readonly<{ max: number }>,
): FieldRule<MapShape<Value>> {
  const rule = mapOf(name, schema, options);
  return { ...rule, apply: (current, edit) => ({ ...rule.apply(current, edit), conflicts: [] }) };
}

/** Texts by name, each of which can be kept one under the other when two people wrote it and both fit. */
export function textMapOf(
  name: z.ZodType<string, string>,
  schema: z.ZodType<string, string>,
  options: Readonly<{ max: number }>,
): FieldRule<MapShape<string>> {
  const rule = mapOf(name, schema, options);
  return {
    ...rule,
    apply: (current, edit) => {
      const applied = rule.apply(current, edit);
      const conflicts = applied.conflicts.map((one) => ({
        ...one,
        canKeepBoth: canJoinTexts(schema, one.present, one.yours),
      }));
      return { ...applied, conflicts };
    },
    joined: (edit, [key = ''], present) => {
      const yours = edit[key]?.to;
      if (typeof yours !== 'string' || typeof present !== 'string') return edit;
      return { ...edit, [key]: { from: present, to: joinTexts(present, yours) } };
    },
  };
}

function withValues<Value>(map: MapOf<Value>, edit: MapEdit<Value>): MapOf<Value> {
  const all = new Map(Object.entries(map));
  for (const [key, { to }] of Object.entries(edit)) {
    if (to === null) all.delete(key);
    else all.set(key, to);
  }
  return Object.fromEntries(all);
}
