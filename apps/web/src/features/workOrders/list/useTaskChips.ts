import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { FilterChip } from '../../../ui/list/defineFilter.ts';
import { useDaysLabel } from '../../../ui/list/useDaysLabel.ts';
import { usePlaces } from '../../dataProfiles/index.ts';
import { usePeopleNames } from '../../picker/index.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { useBoards } from '../parts/useBoards.ts';
import { workOrderFilter, type WorkOrderListFilter } from '../workOrderFilter.ts';

/** The active filters by name. */
export function useTaskChips(filter: WorkOrderListFilter): readonly FilterChip<WorkOrderListFilter>[] {
  const { t } = useTexts('features/workOrders/list');
  const { t: tWorkOrders } = useTexts('features/workOrders');
  const schools = useSchoolNamesById();
  const { boardOf } = useBoards();
  const { assigneeIds = [], creatorIds = [], schoolIds = [], location, seriesId } = filter;
  const people = usePeopleNames([...new Set([...assigneeIds, ...creatorIds])]);
  const places = usePlaces(location === undefined ? null : (schoolIds[0] ?? null));
  const series = useQuery(
    api.recurring.getSeries.queryOptions({ input: seriesId === undefined ? skipToken : { seriesId } }),
  );
  const daysLabel = useDaysLabel('afterWords');
  const nameOf = (id: string) => people.get(id) ?? t('chips.someone');
  return workOrderFilter.chips(filter, {
    search: (search) => t('chips.search', { search: search.trim() }),
    statuses: (status) => tWorkOrders(`statuses.${status}`),
    priorities: (priority) => t('chips.priority', { priority: tWorkOrders(`priorities.${priority}`) }),
    boardIds: (id) => (id === 'none' ? t('noBoard') : (boardOf(id)?.name ?? t('chips.unknownBoard'))),
    schoolIds: (id) => schools.get(id) ?? t('chips.unknownSchool'),
    location: ({ optionId }) =>
      places.data?.find((place) => place.optionId === optionId)?.label ?? t('filters.location'),
    assigneeIds: (id) => t('chips.assignee', { name: nameOf(id) }),
    creatorIds: (id) => t('chips.creator', { name: nameOf(id) }),
    dates: (days) => t('chips.created', { days: daysLabel(days) }),
    ages: (age) => t('chips.age', { age: t(`ages.${age}`) }),
    completed: (days) => t('chips.completed', { days: daysLabel(days) }),
    timeliness: (chosen) => t(`timeliness.${chosen}`),
    reopened: () => t('flags.reopened'),
    overdue: () => t('flags.overdue'),
    unassigned: () => t('flags.unassigned'),
    pinned: () => t('flags.pinned'),
    following: () => t('flags.following'),
    mine: () => t('flags.mine'),
    seriesId: () => t('chips.series', { title: series.data?.title ?? '…' }),
  });
}
