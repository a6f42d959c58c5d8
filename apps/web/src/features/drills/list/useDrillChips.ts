import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { FilterChip } from '../../../ui/list/defineFilter.ts';
import { useDaysLabel } from '../../../ui/list/useDaysLabel.ts';
import { usePeopleNames } from '../../picker/index.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { drillFilter, type DrillListFilter } from '../drillFilter.ts';

export function useDrillChips(filter: DrillListFilter): readonly FilterChip<DrillListFilter>[] {
  const { t } = useTexts('features/drills');
  const schools = useSchoolNamesById();
  const people = usePeopleNames(filter.userIds ?? []);
  return drillFilter.chips(filter, {
    search: (words) => t('search.chip', { words }),
    schoolIds: (id) => schools.get(id) ?? t('unknownSchool'),
    types: (type) => t(`types.${type}`),
    eventTypes: (eventType) => t(`eventTypes.${eventType}`),
    dates: useDaysLabel(),
    toConfirm: () => t('states.toConfirm'),
    userIds: (id) => people.get(id) ?? t('filters.unknownPerson'),
  });
}
