// Which of the nine numbers of a row count, and their sum. Apart from
// the schema of rows, so that charts do not load zod.
import { type Opinion, opinions } from '../entries/index.ts';
import { type SourceType, sourceTypes } from '../permissions/index.ts';
import type { CountRow } from './count.ts';
import type { InsightChoice } from './favorite.ts';

export type CountChoice = Readonly<{
  walkTypes?: readonly SourceType[] | undefined;
  opinions?: readonly Opinion[] | undefined;
}>;

export function countChoiceOf(
  { selectedObservationType: opinion }: Pick<InsightChoice, 'selectedObservationType'>,
  walkTypes: readonly SourceType[] = [],
): CountChoice {
  return {
    opinions: opinion === 'all' ? undefined : [opinion],
    walkTypes: walkTypes.length === 0 ? undefined : walkTypes,
  };
}

/** The indexes of the chosen numbers in a row. Computed once and used for thousands of rows. */
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
