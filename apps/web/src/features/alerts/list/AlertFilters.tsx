import { Checkbox, Select } from '@mantine/core';
import type { AlertTab } from '@schooldog/contract/alerts';
import { schoolsWithAnyOf } from '@schooldog/domain/permissions';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../../platform/session/session.ts';
import { DateRangeInput } from '../../../ui/DateRangeInput.tsx';
import { FilterBar } from '../../../ui/FilterBar.tsx';
import { SchoolMultiSelect } from '../../schools/index.ts';
import { type ListFilter, statuses } from '../alertSearch.ts';
import classes from './AlertFilters.module.css';

type Props = Readonly<{ tab: AlertTab; filter: ListFilter; onChange(filter: ListFilter): void }>;

export function AlertFilters(props: Props) {
  const { t } = useTranslation('alerts');
  const { schoolIds, from, status, needs } = props.filter;
  const count = schoolIds.length + [from !== null, status !== null, needs].filter(Boolean).length;
  return (
    <FilterBar label={t('filters.label')} className={classes.bar} count={count}>
      <Fields {...props} />
    </FilterBar>
  );
}

function Fields({ tab, filter, onChange }: Props) {
  const { t } = useTranslation('alerts');
  const concerned = schoolsWithAnyOf(useActor(), [
    'send safety alerts',
    'receive safety alerts',
    'manage safety alerts',
  ]);
  return (
    <div className={classes.grid}>
      {concerned !== 'all' && concerned.length < 2 ? null : (
        <SchoolMultiSelect
          purpose="filter"
          offered={concerned}
          label={t('filters.school')}
          value={filter.schoolIds}
          onChange={(schoolIds) => onChange({ ...filter, schoolIds })}
        />
      )}
      <DateRangeInput value={filter} onChange={({ from, to }) => onChange({ ...filter, from, to })} />
      <Select
        label={t('filters.status')}
        placeholder={t('filters.anyStatus')}
        data={statuses
          .filter((status) => status !== 'queued' || tab === 'sent')
          .map((value) => ({ value, label: t(`status.${value}`) }))}
        value={filter.status}
        onChange={(chosen) =>
          onChange({ ...filter, status: statuses.find((status) => status === chosen) ?? null })
        }
        clearable
        clearButtonProps={{ 'aria-label': t('filters.clearStatus') }}
      />
      {tab === 'sent' ? null : (
        <Checkbox
          className={classes.check ?? ''}
          label={t('filters.needs')}
          checked={filter.needs}
          onChange={({ currentTarget }) => onChange({ ...filter, needs: currentTarget.checked })}
        />
      )}
    </div>
  );
}
