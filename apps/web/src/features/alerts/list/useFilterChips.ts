import { useTranslation } from 'react-i18next';
import { shortDay } from '../../../ui/DateRangeInput.tsx';
import type { FilterChip } from '../../../ui/FilterChips.tsx';
import { useSchoolNamesById } from '../../schools/index.ts';
import type { ListFilter } from '../alertSearch.ts';

/** What the list is narrowed by, in words, each with the filter that is left when it goes. */
export function useFilterChips(filter: ListFilter): readonly FilterChip<ListFilter>[] {
  const { t } = useTranslation('alerts');
  const names = useSchoolNamesById();
  const { schoolIds, from, to, status, needs } = filter;
  const chips: FilterChip<ListFilter>[] = schoolIds.map((schoolId) => ({
    key: schoolId,
    label: names.get(schoolId) ?? '…',
    without: { ...filter, schoolIds: schoolIds.filter((id) => id !== schoolId) },
  }));
  if (from !== null && to !== null) {
    const label = t('chips.dates', { from: shortDay(from), to: shortDay(to) });
    chips.push({ key: 'dates', label, without: { ...filter, from: null, to: null } });
  }
  if (status !== null) {
    chips.push({ key: 'status', label: t(`status.${status}`), without: { ...filter, status: null } });
  }
  if (needs) chips.push({ key: 'needs', label: t('filters.needs'), without: { ...filter, needs: false } });
  return chips;
}
