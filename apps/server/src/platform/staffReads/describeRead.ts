// What the log says of a call: which records it named and how many it got, never what stood in them.
import type { ReadInput } from '@schooldog/contract/staffReads';
import { isId } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { JsonText } from '../api/procedure.ts';

type InputValue = ReadInput[string];

const mostItems = 20;
/** Some records have the id of another one with an ending. */
const composedId = /^[A-Za-z0-9]{20}--[a-z_]{1,40}$/;
const day = /^\d{4}(?:-\d{4}|-\d{2}(?:-\d{2}(?:T[\d:.]{5,12}Z)?)?)$/;
/** Stands for typed words. */
const typed = '…';

/** For a schema of the contract, made once: the fields whose values are choices can be shown as they are. */
export function inputDescriber(schema: unknown): (input: unknown) => ReadInput {
  const choices = new Set(
    schema instanceof z.core.$ZodObject
      ? Object.entries(schema._zod.def.shape).flatMap(([key, part]) => (isChoice(part) ? [key] : []))
      : [],
  );
  return (input) => {
    if (typeof input !== 'object' || input === null) return {};
    const fields = Object.entries(input).flatMap(([key, value]): [string, InputValue][] => {
      const shown = shownValue(value, choices.has(key));
      return shown === undefined ? [] : [[key, shown]];
    });
    return Object.fromEntries(fields);
  };
}

function shownValue(value: unknown, isOneOfChoices: boolean): InputValue | undefined {
  if (typeof value === 'string')
    return isOneOfChoices || isId(value) || composedId.test(value) || day.test(value) ? value : typed;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) {
    return value.slice(0, mostItems).flatMap((item: unknown) => shownValue(item, isOneOfChoices) ?? []);
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Object.entries(value).flatMap(([key, part]): [string, InputValue][] => {
    const shown = shownValue(part, false);
    return shown === undefined ? [] : [[key, shown]];
  });
  return Object.fromEntries(parts);
}

function isChoice(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.core.$ZodEnum || schema instanceof z.core.$ZodLiteral) return true;
  if (schema instanceof z.core.$ZodArray) return isChoice(schema._zod.def.element);
  return (
    (schema instanceof z.core.$ZodOptional ||
      schema instanceof z.core.$ZodNullable ||
      schema instanceof z.core.$ZodDefault) &&
    isChoice(schema._zod.def.innerType)
  );
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
