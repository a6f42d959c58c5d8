// Counts of entries are sent as rows of numbers, because a large district has thousands of them.
import { z } from 'zod';
import { maxTagLength, tagCountId } from '../entries/index.ts';
import { idSchema, limitedText } from '../kernel/index.ts';

export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** A three-byte character, with a percent sign before each byte. */
const longestEncoded = 9;

/** global; category--{id}; category--{id}--item--{id}; location--{id}--{id}; tag--{encoded tag}; user--{id} */
export const insightCountIdSchema = limitedText(tagCountId('').length + longestEncoded * maxTagLength).regex(
  /^(global|category--[A-Za-z0-9]{20}(--item--[A-Za-z0-9]{20})?|location--[A-Za-z0-9]{20}--[A-Za-z0-9]{20}|tag--[^\s/]+|user--[A-Za-z0-9]{20})$/,
);

const number = z.number().int();

/** School, month, and nine numbers: district, school and partner, each with concerns, praises and others. */
export const countRowSchema = z.tuple([
  idSchema,
  monthSchema,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]);
export type CountRow = z.infer<typeof countRowSchema>;
