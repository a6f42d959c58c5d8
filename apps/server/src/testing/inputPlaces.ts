// Every field of an input schema, found by walking the schema, so that a new field of the contract is
// tested automatically.
import { z } from 'zod';
import { looksInside, schemaShape } from './schemaShape.ts';

type Schema = z.core.$ZodType;

export type InputPlace = Readonly<{
  path: string;
  kind: 'text' | 'choice' | 'list' | 'record' | 'tree';
  schema: Schema;
  /** Equal for places where a value meets the same rules: of its schema, and of what around it looks inside. */
  rules: string;
  /** The whole input, valid everywhere else, with this value in the field. */
  put(value: unknown): unknown;
}>;

const goodTexts = [
  'AAAAAAAAAAAAAAAAAAAA',
  '2026-01-02',
  '2026-01-02T03:04:05.000Z',
  '2026-01',
  '2025-2026',
  '09:30',
  '4785551234',
  '123456',
  '1.2.3',
  'global',
  'paula@district.test',
  'https://push.example/a',
  'America/Chicago',
  'a good long passphrase',
  'view entries',
  'nudge',
  'en',
  '0001',
];

/** An input that the schema accepts, where its rules are in the fields themselves. */
export function goodInput(schema: Schema): unknown {
  if (schema instanceof z.core.$ZodString) return goodTexts.find((text) => accepts(schema, text));
  if (schema instanceof z.core.$ZodNumber) return [1, 0, 15].find((number) => accepts(schema, number));
  if (schema instanceof z.core.$ZodBoolean) return true;
  if (schema instanceof z.core.$ZodEnum) return Object.values(schema._zod.def.entries)[0];
  if (schema instanceof z.core.$ZodLiteral) return schema._zod.def.values[0];
  if (schema instanceof z.core.$ZodObject) return goodObject(schema);
  if (schema instanceof z.core.$ZodArray) return [goodInput(schema._zod.def.element)];
  if (schema instanceof z.core.$ZodRecord) {
    const value = goodInput(schema._zod.def.valueType);
    return Object.fromEntries(goodKeys(schema).map((key) => [key, value]));
  }
  return goodInput(innerOf(schema)[0] ?? unknownKind(schema));
}

/**
 * Of the right shape, and faulty in many places: with every text empty and every number negative, or with all that can
 * be many as a crowd. What is checked often goes on after such faults.
 */
export function faultyInput(schema: Schema, fault: 'empty' | 'crowded'): unknown {
  const faulty = (part: Schema) => faultyInput(part, fault);
  if (schema instanceof z.core.$ZodString) return fault === 'empty' ? '' : goodInput(schema);
  if (schema instanceof z.core.$ZodNumber) return fault === 'empty' ? -1_000_000 : goodInput(schema);
  if (schema instanceof z.core.$ZodObject) {
    const parts = Object.entries(schema._zod.def.shape);
    return Object.fromEntries(parts.map(([key, part]) => [key, faulty(part)]));
  }
  if (schema instanceof z.core.$ZodArray) {
    const item = faulty(schema._zod.def.element);
    return Array.from({ length: crowds[fault] }, () => item);
  }
  if (schema instanceof z.core.$ZodRecord) {
    const { keyType, valueType } = schema._zod.def;
    const isNamed = keyType instanceof z.core.$ZodEnum;
    const names = Array.from({ length: crowds[fault] }, (_, index) => `key${index}`);
    const value = faulty(valueType);
    return Object.fromEntries((isNamed ? goodKeys(schema) : names).map((key) => [key, value]));
  }
  return isChoice(schema) ? goodInput(schema) : faulty(innerOf(schema)[0] ?? unknownKind(schema));
}

/** How many items and keys; small crowds leave room for more of what holds them. */
const crowds = { empty: 10, crowded: 300 } as const;

/** Where fields exclude each other, one of them is null. */
function goodObject(schema: z.core.$ZodObject): Record<string, unknown> {
  const parts = Object.entries(schema._zod.def.shape);
  const good = Object.fromEntries(parts.map(([key, part]) => [key, goodInput(part)]));
  const nulls = parts.flatMap(([key, part]) => (part instanceof z.core.$ZodNullable ? [key] : []));
  const choices = [good, ...nulls.map((key) => ({ ...good, [key]: null }))];
  return choices.find((choice) => accepts(schema, choice)) ?? good;
}

/** A record whose keys are named needs them all. */
function goodKeys(schema: z.core.$ZodRecord): string[] {
  const { keyType } = schema._zod.def;
  const isNamed = keyType instanceof z.core.$ZodEnum;
  return (isNamed ? Object.values(keyType._zod.def.entries) : [goodInput(keyType)]).map(String);
}

export function inputPlaces(schema: Schema): InputPlace[] {
  const places = placesOf(schema);
  if (places.every((place) => place.schema === schema) || !looksInside(schema)) return places;
  const around = schemaShape(schema);
  return places.map((place) => ({ ...place, rules: `${place.path} in ${around}: ${place.rules}` }));
}

function placesOf(schema: Schema): InputPlace[] {
  const here = (kind: InputPlace['kind']): InputPlace => ({
    path: '',
    kind,
    schema,
    rules: schemaShape(schema),
    put: (value) => value,
  });
  if (schema instanceof z.core.$ZodString) return [here('text')];
  if (isChoice(schema)) return [here('choice')];
  if (isMeasuredFirst(schema)) return [here('tree')];
  if (schema instanceof z.core.$ZodObject) {
    const good = goodObject(schema);
    return Object.entries(schema._zod.def.shape).flatMap(([key, part]) =>
      within(inputPlaces(part), key, (value) => ({ ...good, [key]: value })),
    );
  }
  if (schema instanceof z.core.$ZodArray) {
    return [here('list'), ...within(inputPlaces(schema._zod.def.element), '[]', (value) => [value])];
  }
  if (schema instanceof z.core.$ZodRecord) {
    const { keyType, valueType } = schema._zod.def;
    const [key = ''] = goodKeys(schema);
    const good = goodInput(valueType);
    return [
      here('record'),
      ...within(inputPlaces(keyType), '{key}', (name) => ({ [keyOf(name)]: good })),
      ...within(inputPlaces(valueType), '{}', (value) => ({ [key]: value })),
    ];
  }
  return innerOf(schema).flatMap(inputPlaces);
}

/** Some objects cannot be converted to a text. */
function keyOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function within(places: InputPlace[], name: string, put: (value: unknown) => unknown): InputPlace[] {
  return places.map((place) => ({
    ...place,
    path: place.path === '' ? name : `${name}.${place.path}`,
    put: (value) => put(place.put(value)),
  }));
}

function innerOf(schema: Schema): readonly Schema[] {
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodReadonly
  ) {
    return [schema._zod.def.innerType];
  }
  // A custom check is a quicker one of the same, before the schema that says what is wrong.
  if (schema instanceof z.core.$ZodUnion)
    return schema._zod.def.options.filter((option) => !(option instanceof z.core.$ZodCustom));
  if (schema instanceof z.core.$ZodPipe) {
    const { in: first, out } = schema._zod.def;
    return [first instanceof z.core.$ZodTransform || first instanceof z.core.$ZodUnknown ? out : first];
  }
  return unknownKind(schema);
}

function isChoice(schema: Schema): boolean {
  return (
    schema instanceof z.core.$ZodNumber ||
    schema instanceof z.core.$ZodBoolean ||
    schema instanceof z.core.$ZodEnum ||
    schema instanceof z.core.$ZodLiteral
  );
}

/** A tree whose depth and size are measured before its nodes are read. */
function isMeasuredFirst(schema: Schema): boolean {
  return schema instanceof z.core.$ZodPipe && schema._zod.def.in instanceof z.core.$ZodUnknown;
}

/** Nothing is skipped silently. */
function unknownKind(schema: Schema): never {
  throw new Error(`The walk does not know schemas of the kind "${schema._zod.def.type}".`);
}

function accepts(schema: Schema, value: unknown): boolean {
  return z.core.safeParse(schema, value).success;
}
