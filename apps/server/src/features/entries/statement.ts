// Statements that are put together from conditions.
import { nameOfComposed } from '../../platform/database/statementNames.ts';

export class Values {
  readonly list: unknown[] = [];

  /** Takes a value into the statement and returns its place there. */
  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

export function statement(text: string, values: Values) {
  return { name: nameOfComposed(text), text, values: values.list };
}
