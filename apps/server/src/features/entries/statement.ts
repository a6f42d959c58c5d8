// Statements that are built from conditions.
import { nameOfComposed } from '../../platform/database/statementNames.ts';

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
