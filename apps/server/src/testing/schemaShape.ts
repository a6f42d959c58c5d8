// Tells which schemas check the same, so that a test tries each of them once.
import { z } from 'zod';

type Schema = z.core.$ZodType;

const known = new WeakMap<Schema, string>();
const names = new WeakMap<object, string>();
let named = 0;

/** Equal for two schemas only when they check the same. A rule that is a function is the same only as itself. */
export function schemaShape(schema: Schema): string {
  const before = known.get(schema);
  if (before !== undefined) return before;
  // Where a schema holds itself, it is the same only as itself.
  known.set(schema, nameOf(schema));
  const shape = shapeOf(schema._zod.def);
  known.set(schema, shape);
  return shape;
}

function shapeOf(value: unknown): string {
  if (value instanceof z.core.$ZodType) return schemaShape(value);
  if (value instanceof z.core.$ZodCheck) return shapeOf(value._zod.def);
  if (value instanceof RegExp) return String(value);
  if (value instanceof Set) return shapeOf([...value]);
  if (typeof value === 'function') return nameOf(value);
  if (Array.isArray(value)) return `[${value.map(shapeOf).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? String(value);
  // What a fault is called costs no time worth measuring.
  const parts = Object.entries(value).filter(([name]) => name !== 'error' && name !== 'message');
  return `{${parts.map(([name, part]) => `${name}:${shapeOf(part)}`).join()}}`;
}

function nameOf(value: object): string {
  const name = names.get(value) ?? `#${(named += 1)}`;
  names.set(value, name);
  return name;
}

const sizeChecks = new Set(['max_length', 'min_length', 'length_equals']);

/** Whether a schema has rules of its own about what is inside its parts, beyond handing each part to its schema. */
export function looksInside(schema: Schema): boolean {
  if (schema instanceof z.core.$ZodPipe || schema instanceof z.core.$ZodTransform) return true;
  return (schema._zod.def.checks ?? []).some(({ _zod }) => !sizeChecks.has(_zod.def.check));
}
