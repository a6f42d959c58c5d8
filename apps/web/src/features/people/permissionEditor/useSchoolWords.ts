import { byName, listText } from '@schooldog/domain/kernel';
import type { Schools } from '@schooldog/domain/permissions';
import { useScreenLanguage } from '../../../platform/i18n/useTexts.ts';
import { useSchoolNamesById } from '../../schools/index.ts';

const fewSchools = 3;

/** The names of schools that are few and known, otherwise null. */
export function useSchoolWords(maxNamed = fewSchools): (schools: Schools) => string | null {
  const language = useScreenLanguage();
  const known = useSchoolNamesById();
  return (schools) => {
    if (schools === 'all' || schools.length === 0 || schools.length > maxNamed) return null;
    const names = schools.flatMap((id) => known.get(id) ?? []);
    return names.length === schools.length ? listText(names.toSorted(byName), language) : null;
  };
}
