import { Select } from '@mantine/core';
import { type Actor, holds, type Schools, schoolsWith } from '@schooldog/domain/permissions';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../../platform/session/session.ts';
import { DateRangeInput } from '../../../ui/DateRangeInput.tsx';
import { CheckFilter } from '../../../ui/list/CheckFilter.tsx';
import { ChoiceFilter } from '../../../ui/list/ChoiceFilter.tsx';
import { DatesFilter } from '../../../ui/list/DatesFilter.tsx';
import { FoldedFilters } from '../../../ui/list/FoldedFilters.tsx';
import { PlaceFilter } from '../../dataProfiles/index.ts';
import { UserPicker } from '../../picker/index.ts';
import { SchoolsFilter } from '../../schools/index.ts';
import { useBoards } from '../parts/useBoards.ts';
import {
  ages,
  flags,
  priorities,
  sorts,
  statuses,
  timelinesses,
  workOrderFilter,
  type WorkOrderListFilter,
} from '../workOrderFilter.ts';
import classes from './TaskFilters.module.css';

type Props = Readonly<{ filter: WorkOrderListFilter; onChange(filter: WorkOrderListFilter): void }>;

export const TaskFilters = memo(function TaskFilters({ filter, onChange }: Props) {
  const { t } = useTranslation('features/workOrders/list');
  return (
    <FoldedFilters
      label={t('filters.label')}
      searchLabel={t('search.label')}
      searchPlaceholder={t('search.placeholder')}
      filter={filter}
      countOf={workOrderFilter.count}
      onChange={onChange}
      end={<SortSelect filter={filter} onChange={onChange} />}
    >
      <WhatFields filter={filter} onChange={onChange} />
      <WhereFields filter={filter} onChange={onChange} />
      <WhoFields filter={filter} onChange={onChange} />
      <DatesFilter filter={filter} onChange={onChange} />
      <WhenFields filter={filter} onChange={onChange} />
      <div className={classes.flags}>
        <CheckFilter
          label={t('filters.only')}
          choices={flags.map((value) => ({ value, label: t(`flags.${value}`) }))}
          value={flags.filter((flag) => filter[flag] === true)}
          onChange={(chosen) =>
            onChange({
              ...filter,
              ...Object.fromEntries(flags.map((flag) => [flag, chosen.includes(flag) || undefined])),
            })
          }
        />
      </div>
    </FoldedFilters>
  );
});

function SortSelect({ filter, onChange }: Props) {
  const { t } = useTranslation('features/workOrders/list');
  return (
    <Select
      className={classes.sort ?? ''}
      aria-label={t('sort.label')}
      data={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
      value={filter.sort ?? 'newest'}
      onChange={(chosen) => onChange({ ...filter, sort: sorts.find((sort) => sort === chosen) })}
      allowDeselect={false}
    />
  );
}

function WhatFields({ filter, onChange }: Props) {
  const { t } = useTranslation(['features/workOrders/list', 'features/workOrders']);
  const { boards } = useBoards();
  return (
    <>
      <ChoiceFilter
        label={t('filters.status')}
        any={t('filters.anyStatus')}
        choices={statuses.map((value) => ({
          value,
          label: t(`statuses.${value}`, { ns: 'features/workOrders' }),
        }))}
        value={filter.statuses ?? []}
        onChange={(chosen) => onChange({ ...filter, statuses: chosen })}
      />
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

function WhereFields({ filter, onChange }: Props) {
  const { t } = useTranslation('features/workOrders/list');
  const offered = offeredSchools(useActor());
  const { schoolIds = [] } = filter;
  const oneSchoolId = onlyOne(schoolIds) ?? (offered === 'all' ? null : onlyOne(offered));
  return (
    <>
      <SchoolsFilter
        offered={offered}
        label={t('filters.schools')}
        value={schoolIds}
        onChange={(chosen) => onChange({ ...filter, schoolIds: chosen, location: undefined })}
      />
      {oneSchoolId === null ? null : (
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

function WhoFields({ filter, onChange }: Props) {
  const { t } = useTranslation('features/workOrders/list');
  return (
    <>
      <UserPicker
        isFilter
        label={t('filters.assignee')}
        permission="be proposed tasks"
        value={filter.assigneeIds ?? []}
        onChange={(assigneeIds) => onChange({ ...filter, assigneeIds: [...assigneeIds] })}
      />
      <UserPicker
        isFilter
        label={t('filters.creator')}
        value={filter.creatorIds ?? []}
        onChange={(creatorIds) => onChange({ ...filter, creatorIds: [...creatorIds] })}
      />
    </>
  );
}

/** How old it is, when it was completed, and whether in time. */
function WhenFields({ filter, onChange }: Props) {
  const { t } = useTranslation('features/workOrders/list');
  const { completedFrom = null, completedTo = null } = filter;
  return (
    <>
      <ChoiceFilter
        label={t('filters.age')}
        any={t('filters.anyAge')}
        choices={ages.map((value) => ({ value, label: t(`ages.${value}`) }))}
        value={filter.ages ?? []}
        onChange={(chosen) => onChange({ ...filter, ages: chosen })}
      />
      <DateRangeInput
        label={t('filters.completed')}
        value={{ from: completedFrom, to: completedTo }}
        onChange={({ from, to }) =>
          onChange({ ...filter, completedFrom: from ?? undefined, completedTo: to ?? undefined })
        }
      />
      <Select
        label={t('filters.timeliness')}
        placeholder={t('filters.anyTimeliness')}
        data={timelinesses.map((value) => ({ value, label: t(`timeliness.${value}`) }))}
        value={filter.timeliness ?? null}
        onChange={(chosen) =>
          onChange({ ...filter, timeliness: timelinesses.find((value) => value === chosen) })
        }
        clearable
        clearButtonProps={{ 'aria-label': t('filters.clearTimeliness') }}
      />
    </>
  );
}

const permissions = ['propose tasks', 'be proposed tasks', 'manage tasks'] as const;

/** Where this person may have to do with work orders. */
function offeredSchools(actor: Actor): Schools {
  if (holds(actor, 'manage tasks settings')) return 'all';
  const held = permissions.map((permission) => schoolsWith(actor, permission));
  const ids = held.flatMap((schools) => (schools === 'all' ? [] : schools));
  return held.includes('all') ? 'all' : [...new Set(ids)];
}

function onlyOne(ids: readonly string[]): string | null {
  return ids.length === 1 ? (ids[0] ?? null) : null;
}
