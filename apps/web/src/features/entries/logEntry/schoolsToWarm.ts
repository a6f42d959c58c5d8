import type { Schools } from '@schooldog/domain/permissions';
import { guessSchool } from '../../schools/index.ts';

const most = 5;

type Person = Readonly<{ schools: Schools; lastSchool: string | null }>;

/** The schools whose places are fetched beforehand: those of the person when they are few. */
export function schoolsToWarm(person: Person, allSchools: readonly string[]): readonly string[] {
  const likely = guessSchool(person);
  const own = person.schools === 'all' ? allSchools : person.schools;
  return [...new Set([...(likely === null ? [] : [likely]), ...(own.length > most ? [] : own)])];
}
