import type { Schools } from '@schooldog/domain/permissions';

type Person = Readonly<{ schools: Schools; lastSchool: string | null }>;

/** For a new record: the only school, or the last one used on this device. */
export function guessSchool({ schools, lastSchool }: Person): string | null {
  if (schools !== 'all' && schools.length === 1) return schools[0] ?? null;
  return lastSchool !== null && isOffered(schools, lastSchool) ? lastSchool : null;
}

/** No school yet is fine, too. */
export function isOffered(schools: Schools, schoolId: string | null): boolean {
  return schoolId === null || schools === 'all' || schools.includes(schoolId);
}
