import { Select } from '@mantine/core';
import { type Actor, holds, type Schools, schoolsWith } from '@schooldog/domain/permissions';
import { memo } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { DateRangeInput } from '../../../ui/DateRangeInput.tsx';
import { CheckFilter } from '../../../ui/list/CheckFilter.tsx';
import { ChoiceFilter } from '../../../ui/list/ChoiceFilter.tsx';
import { DatesFilter } from '../../../ui/list/DatesFilter.tsx';
import { FoldedFilters } from '../../../ui/list/FoldedFilters.tsx';
import { UserPicker } from '../../picker/index.ts';
import { AssigneeField, KindFields, SchoolFields } from '../parts/FilterFields.tsx';
import {
  ages,
  flags,
  sorts,
  statuses,
  timelinesses,
  workOrderFilter,
  type WorkOrderListFilter,
} from '../workOrderFilter.ts';
import classes from './TaskFilters.module.css';

type Props = Readonly<{ filter: WorkOrderListFilter; onChange(filter: WorkOrderListFilter): void }>;

export const TaskFilters = memo(function TaskFilters({ filter, onChange }: Props) {
  const { t } = useTexts('features/workOrders/list');
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
      <SchoolFields filter={filter} onChange={onChange} offered={offeredSchools(useActor())} />
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
  const { t } = useTexts('features/workOrders/list');
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
  const { t } = useTexts('features/workOrders/list');
  const { t: tWorkOrders } = useTexts('features/workOrders');
  return (
    <>
      <ChoiceFilter
        label={t('filters.status')}
        any={t('filters.anyStatus')}
        choices={statuses.map((value) => ({
          value,
          label: tWorkOrders(`statuses.${value}`),
        }))}
        value={filter.statuses ?? []}
        onChange={(chosen) => onChange({ ...filter, statuses: chosen })}
      />
      <KindFields filter={filter} onChange={onChange} />
    </>
  );
}

function WhoFields({ filter, onChange }: Props) {
  const { t } = useTexts('features/workOrders/list');
  return (
    <>
      <AssigneeField filter={filter} onChange={onChange} />
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
  const { t } = useTexts('features/workOrders/list');
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
