// Counts of entries as they travel and as they are shown. They travel as rows of numbers, because a large district has
// thousands of them.
import { z } from 'zod';
import { type Opinion, opinions } from '../entries/index.ts';
import { idSchema } from '../kernel/index.ts';
import { type SourceType, sourceTypes } from '../permissions/index.ts';

export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** global; category--{id}; category--{id}--item--{id}; location--{id}--{id}; tag--{encoded tag}; user--{id} */
export const insightCountIdSchema = z
  .string()
  .max(400)
  .regex(
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

export type CountChoice = Readonly<{
  walkTypes?: readonly SourceType[] | undefined;
  opinions?: readonly Opinion[] | undefined;
}>;

/** The places of the chosen numbers in a row. Found once, they serve thousands of rows. */
export function columnsOf(choice: CountChoice): number[] {
  return sourceTypes.flatMap((source, sourceAt) =>
    choice.walkTypes !== undefined && !choice.walkTypes.includes(source)
      ? []
      : opinions.flatMap((opinion, opinionAt) =>
          choice.opinions !== undefined && !choice.opinions.includes(opinion)
            ? []
            : [firstNumber + sourceAt * opinions.length + opinionAt],
        ),
  );
}

const firstNumber = 2;

export function sumOfColumns(row: CountRow, columns: readonly number[]): number {
  let sum = 0;
  for (const column of columns) {
    const value = row[column];
    if (typeof value === 'number') sum += value;
  }
  return sum;
}

/** The sum of the chosen columns of a row. Without a choice: all of them. */
export function sumOfRow(row: CountRow, choice: CountChoice = {}): number {
  return sumOfColumns(row, columnsOf(choice));
}
