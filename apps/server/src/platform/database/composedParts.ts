// Parts of composed statements that several features share.
import { searchedWords } from '@schooldog/domain/kernel';
import type { Values } from './composed.ts';
import { prefixQuery } from './searchWords.ts';

export function where(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
}

/** A time as JSON has it. */
export function moment(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** The name of a user, also of one whose account was deleted. */
export function nameOf(userId: string): string {
  return `coalesce((select name from users where id = ${userId}),
  (select name from former_people where id = ${userId}))`;
}

/** On a column `words`. A search without any word, such as "%", matches nothing; a blank one matches everything. */
export function bySearch(search: string, values: Values): string[] {
  if (search.trim() === '') return [];
  const words = searchedWords(search);
  if (words.length === 0) return ['false'];
  return words.map((word) => `words @@ ${values.add(prefixQuery(word))}::tsquery`);
}
