import { z } from 'zod';
import { runComposed, Values } from './composed.ts';
import type { Reader } from './reader.ts';

const countsSchema = z.record(z.string(), z.number().nullable());

/** The counts of several tabs in one statement; null for a tab that the viewer does not have. */
export async function countLists<Name extends string, Listed>(
  reader: Reader,
  lists: Readonly<Record<Name, Listed | null>>,
  countOf: (listed: Listed, values: Values) => string,
): Promise<Record<Name, number | null>>;
export async function countLists<Listed>(
  reader: Reader,
  lists: Readonly<Record<string, Listed | null>>,
  countOf: (listed: Listed, values: Values) => string,
): Promise<Record<string, number | null>> {
  const values = new Values();
  const columns = Object.entries(lists).map(
    ([name, listed]) => `${listed === null ? 'null' : `(${countOf(listed, values)})::int`} as "${name}"`,
  );
  const [row] = await runComposed(reader, `select ${columns.join(', ')}`, values);
  return countsSchema.parse(row);
}
