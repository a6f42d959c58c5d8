import type { JsonValue } from '@schooldog/domain/kernel';

/** A plain value of a conflict as it is shown; anything else needs the texts of its form. */
export function plainWords(value: JsonValue): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}
