import { analyticsSchools } from '@schooldog/domain/workOrders';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../../platform/session/session.ts';
import { ChoiceFilter } from '../../../ui/list/ChoiceFilter.tsx';
import { DatesFilter } from '../../../ui/list/DatesFilter.tsx';
import { FilterBar } from '../../../ui/list/FilterBar.tsx';
import { PlaceFilter } from '../../dataProfiles/index.ts';
import { UserPicker } from '../../picker/index.ts';
import { SchoolsFilter } from '../../schools/index.ts';
import bar from '../list/TaskFilters.module.css';
import { useBoards } from '../parts/useBoards.ts';
import { priorities } from '../workOrderFilter.ts';
import { analyticsFilter, type AnalyticsPageFilter } from './analyticsFilter.ts';

type Props = Readonly<{ filter: AnalyticsPageFilter; onChange(filter: AnalyticsPageFilter): void }>;

export const AnalyticsFilters = memo(function AnalyticsFilters({ filter, onChange }: Props) {
  const { t } = useTranslation(['features/workOrders/list', 'features/workOrders/analytics']);
  return (
    <FilterBar
      isFolded
      label={t('filters.label', { ns: 'features/workOrders/analytics' })}
      className={bar.bar}
      count={analyticsFilter.count(filter)}
    >
      <div className={bar.fields}>
        <DatesFilter filter={filter} onChange={onChange} />
        <WhereFields filter={filter} onChange={onChange} />
        <WhatFields filter={filter} onChange={onChange} />
        <UserPicker
          isFilter
          label={t('filters.assignee')}
          permission="be proposed tasks"
          value={filter.assigneeIds ?? []}
          onChange={(assigneeIds) => onChange({ ...filter, assigneeIds: [...assigneeIds] })}
        />
      </div>
    </FilterBar>
  );
});

function WhereFields({ filter, onChange }: Props) {
  const { t } = useTranslation('features/workOrders/list');
  const offered = analyticsSchools(useActor());
  const { schoolIds = [] } = filter;
  const chosen = schoolIds.length === 0 && offered !== 'all' ? offered : schoolIds;
  const [oneSchoolId, another] = chosen;
  return (
    <>
      <SchoolsFilter
        offered={offered}
        label={t('filters.schools')}
        value={schoolIds}
        onChange={(ids) => onChange({ ...filter, schoolIds: ids, location: undefined })}
      />
      {oneSchoolId === undefined || another !== undefined ? null : (
        <PlaceFilter
          label={t('filters.location')}
          any={t('filters.anyLocation')}
          schoolId={oneSchoolId}
          value={filter.location}
          onChange={(location) =>
            onChange(
              location === null
                ? { ...filter, location: undefined }
                : { ...filter, schoolIds: [oneSchoolId], location },
            )
          }
        />
      )}
    </>
  );
}

function WhatFields({ filter, onChange }: Props) {
  const { t } = useTranslation(['features/workOrders/list', 'features/workOrders']);
  const { boards } = useBoards();
  return (
    <>
      <ChoiceFilter
        label={t('filters.priority')}
        any={t('filters.anyPriority')}
        choices={priorities.map((value) => ({
          value,
          label: t(`priorities.${value}`, { ns: 'features/workOrders' }),
        }))}
        value={filter.priorities ?? []}
        onChange={(chosen) => onChange({ ...filter, priorities: chosen })}
      />
      {boards.length === 0 ? null : (
        <ChoiceFilter
          label={t('filters.board')}
          any={t('filters.anyBoard')}
          choices={[
            ...boards.map(({ id, name }) => ({ value: id, label: name })),
            { value: 'none', label: t('noBoard') },
          ]}
          value={filter.boardIds ?? []}
          onChange={(boardIds) => onChange({ ...filter, boardIds })}
        />
      )}
    </>
  );
}
