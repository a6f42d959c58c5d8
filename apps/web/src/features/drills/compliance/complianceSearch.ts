import { isSchoolYear, type SchoolYear } from '@schooldog/domain/dates';

/** Which school year is shown; this one if none is given. */
export function complianceSearch(raw: Readonly<Record<string, unknown>>): { schoolYear?: SchoolYear } {
  const { schoolYear } = raw;
  return typeof schoolYear === 'string' && isSchoolYear(schoolYear) ? { schoolYear } : {};
}
