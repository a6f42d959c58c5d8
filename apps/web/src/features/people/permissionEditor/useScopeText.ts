import { type PermissionValue, schoolsOfValue } from '@schooldog/domain/permissions';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useSchoolWords } from './useSchoolWords.ts';

/** Where a permission counts, in words. */
export function useScopeText(): (value: PermissionValue | undefined) => string {
  const { t } = useTexts('features/people/permissionEditor');
  const schoolWords = useSchoolWords(1);
  return (value) => {
    const schools = schoolsOfValue(value);
    if (schools === 'all') return t('scope.all');
    if (schools.length === 0) return t('scope.none');
    return schoolWords(schools) ?? t('scope.count', { count: schools.length });
  };
}
