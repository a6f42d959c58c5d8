import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { FilterChip } from '../../../ui/list/defineFilter.ts';
import { useDaysLabel } from '../../../ui/list/useDaysLabel.ts';
import { usePeopleNames } from '../../picker/index.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { walkFilter, type WalkListFilter } from '../walkFilter.ts';

export function useWalkChips(filter: WalkListFilter): readonly FilterChip<WalkListFilter>[] {
  const { t } = useTexts('features/walks');
  const schools = useSchoolNamesById();
  const people = usePeopleNames(filter.userIds ?? []);
  return walkFilter.chips(filter, {
    dates: useDaysLabel(),
    schoolIds: (id) => schools.get(id) ?? t('filters.unknownSchool'),
    walkTypes: (type) => t(`walkTypes.${type}`),
    userIds: (id) => people.get(id) ?? t('filters.unknownPerson'),
    awaitingMyAction: () => t('filters.awaitingMyAction'),
  });
}
