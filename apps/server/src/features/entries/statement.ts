// Statements that are put together from conditions. Equal texts share a name, so each connection prepares them once.
import { createHash } from 'node:crypto';
import type { NamedStatement } from '../../platform/database/namedStatement.ts';

export class Values {
  readonly list: unknown[] = [];

  /** Takes a value into the statement and returns its place there. */
  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

const names = new Map<string, string>();

export function statement(text: string, values: Values): NamedStatement {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return { name, text, values: values.list };
}
