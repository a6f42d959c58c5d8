import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useDaysLabel } from '../../../ui/list/useDaysLabel.ts';
import { usePlaces } from '../../dataProfiles/index.ts';
import { usePeopleNames } from '../../picker/index.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { useBoards } from '../parts/useBoards.ts';
import { analyticsFilter, type AnalyticsPageFilter } from './analyticsFilter.ts';

/** The active filters by name. */
export function useAnalyticsChips(filter: AnalyticsPageFilter) {
  const { t } = useTexts('features/workOrders/list');
  const { t: tWorkOrders } = useTexts('features/workOrders');
  const schools = useSchoolNamesById();
  const { boardOf } = useBoards();
  const { assigneeIds = [], schoolIds = [], location } = filter;
  const people = usePeopleNames(assigneeIds);
  const places = usePlaces(location === undefined ? null : (schoolIds[0] ?? null));
  return analyticsFilter.chips(filter, {
    dates: useDaysLabel(),
    schoolIds: (id) => schools.get(id) ?? t('chips.unknownSchool'),
    boardIds: (id) => (id === 'none' ? t('noBoard') : (boardOf(id)?.name ?? t('chips.unknownBoard'))),
    priorities: (priority) => t('chips.priority', { priority: tWorkOrders(`priorities.${priority}`) }),
    assigneeIds: (id) => t('chips.assignee', { name: people.get(id) ?? t('chips.someone') }),
    location: ({ optionId }) =>
      places.data?.find((place) => place.optionId === optionId)?.label ?? t('filters.location'),
  });
}
