// What the log says of a call: which records it named and how many it got, never what stood in them.
import type { ReadInput } from '@schooldog/contract/staffReads';
import { isId } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { JsonText } from '../api/procedure.ts';
import { alternatives } from '../api/schemaParts.ts';

type InputValue = ReadInput[string];

const mostItems = 20;
/** Some records have the id of another one with an ending. */
const composedId = /^[A-Za-z0-9]{20}--[a-z_]{1,40}$/;
const day = /^\d{4}(?:-\d{4}|-\d{2}(?:-\d{2}(?:T[\d:.]{5,12}Z)?)?)$/;
/** Stands for typed words. */
const typed = '…';

/** For a schema of the contract: the values of its choices can be shown as they are, wherever they stand in it. */
export function inputDescriber(schema: unknown): (input: unknown) => ReadInput {
  const schemas = schema instanceof z.core.$ZodType ? alternatives(schema) : [];
  return (input) => (typeof input === 'object' && input !== null ? shownFields(input, schemas) : {});
}

type Schemas = readonly z.core.$ZodType[];

function shownFields(value: object, schemas: Schemas): ReadInput {
  const shapes = schemas.flatMap((one) => (one instanceof z.core.$ZodObject ? [one._zod.def.shape] : []));
  const fields = Object.entries(value).flatMap(([key, part]): [string, InputValue][] => {
    const shown = shownValue(
      part,
      shapes.flatMap((shape) => alternatives(shape[key])),
    );
    return shown === undefined ? [] : [[key, shown]];
  });
  return Object.fromEntries(fields);
}

function shownValue(value: unknown, schemas: Schemas): InputValue | undefined {
  if (typeof value === 'string')
    return isChoice(value, schemas) || isId(value) || composedId.test(value) || day.test(value)
      ? value
      : typed;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) {
    const ofItems = schemas.flatMap((one) =>
      one instanceof z.core.$ZodArray ? alternatives(one._zod.def.element) : [],
    );
    return value.slice(0, mostItems).flatMap((item: unknown) => shownValue(item, ofItems) ?? []);
  }
  return typeof value === 'object' && value !== null ? shownFields(value, schemas) : undefined;
}

function isChoice(value: string, schemas: Schemas): boolean {
  return schemas.some((one) => {
    if (one instanceof z.core.$ZodEnum) return Object.values(one._zod.def.entries).includes(value);
    return one instanceof z.core.$ZodLiteral && one._zod.def.values.includes(value);
  });
}

/** A record is one, a list as many as it has; a figure or a chart holds no record. */
export function recordsIn(answer: unknown): number | null {
  const value: unknown = answer instanceof JsonText ? JSON.parse(answer.text) : answer;
  if (Array.isArray(value)) return value.length;
  if (typeof value !== 'object' || value === null) return null;
  if ('id' in value) return 1;
  const lists = Object.values(value).filter((part) => Array.isArray(part));
  const lengths = lists.map((list: unknown[]) => list.length);
  return lengths.length === 0 ? null : Math.max(...lengths);
}
