// Statements that are built from conditions.
import { connectionOf } from './connection.ts';
import type { Reader } from './reader.ts';
import { nameOfComposed } from './statementNames.ts';

export class Values {
  readonly list: unknown[] = [];

  /** Adds a parameter to the statement and returns its placeholder. */
  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

export type Plan = 'once' | 'each run';

/**
 * `each run`: PostgreSQL plans for the actual values. The words of a search differ too much in how many entries match
 * for one plan to suit them all.
 */
export function statement(text: string, values: Values, { plan }: Readonly<{ plan: Plan }>) {
  return { name: plan === 'once' ? nameOfComposed(text) : undefined, text, values: values.list };
}

/** The rows as PostgreSQL names their columns; the caller says what they hold. */
export async function runComposed(
  reader: Reader,
  text: string,
  values: Values,
  plan: Plan = 'once',
): Promise<readonly unknown[]> {
  const prepared = { ...statement(text, values, { plan }), rowMode: undefined, types: undefined };
  const { rows } = await connectionOf(reader).query({ sql: prepared, values: values.list });
  return rows;
}
