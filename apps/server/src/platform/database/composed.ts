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

/**
 * `each run`: PostgreSQL plans for the actual values. The words of a search differ too much in how many entries match
 * for one plan to suit them all.
 */
export function statement(text: string, values: Values, { plan }: Readonly<{ plan: 'once' | 'each run' }>) {
  return { name: plan === 'once' ? nameOfComposed(text) : undefined, text, values: values.list };
}

/** The rows as PostgreSQL names their columns; the caller says what they hold. */
export async function runComposed(reader: Reader, text: string, values: Values): Promise<readonly unknown[]> {
  const prepared = { text, name: nameOfComposed(text), rowMode: undefined, types: undefined };
  const { rows } = await connectionOf(reader).query({ sql: prepared, values: values.list });
  return rows;
}
