import { Checkbox, Select } from '@mantine/core';
import type { AlertTab } from '@schooldog/contract/alerts';
import { schoolsWithAnyOf } from '@schooldog/domain/permissions';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { DatesFilter } from '../../../ui/list/DatesFilter.tsx';
import { FilterBar } from '../../../ui/list/FilterBar.tsx';
import { SchoolsFilter } from '../../schools/index.ts';
import { type AlertListFilter, statuses } from '../alertFilter.ts';
import classes from './AlertFilters.module.css';

type Props = Readonly<{
  tab: AlertTab;
  filter: AlertListFilter;
  onChange(filter: AlertListFilter): void;
}>;

export function AlertFilters({ count, ...props }: Props & Readonly<{ count: number }>) {
  const { t } = useTexts('features/alerts');
  return (
    <FilterBar label={t('filters.label')} className={classes.bar} count={count}>
      <Fields {...props} />
    </FilterBar>
  );
}

function Fields({ tab, filter, onChange }: Props) {
  const { t } = useTexts('features/alerts');
  const concerned = schoolsWithAnyOf(useActor(), [
    'send safety alerts',
    'receive safety alerts',
    'manage safety alerts',
  ]);
  return (
    <div className={classes.grid}>
      <SchoolsFilter
        offered={concerned}
        label={t('filters.school')}
        value={filter.schoolIds}
        onChange={(schoolIds) => onChange({ ...filter, schoolIds })}
      />
      <DatesFilter filter={filter} onChange={onChange} />
      <Select
        label={t('filters.status')}
        placeholder={t('filters.anyStatus')}
        data={statuses
          .filter((status) => status !== 'queued' || tab === 'sent')
          .map((value) => ({ value, label: t(`status.${value}`) }))}
        value={filter.statuses?.[0] ?? null}
        onChange={(chosen) =>
          onChange({ ...filter, statuses: statuses.filter((status) => status === chosen) })
        }
        clearable
        clearButtonProps={{ 'aria-label': t('filters.clearStatus') }}
      />
      {tab === 'sent' ? null : (
        <Checkbox
          className={classes.check ?? ''}
          label={t('filters.needs')}
          checked={filter.needsMyAcknowledgement ?? false}
          onChange={({ currentTarget }) =>
            onChange({ ...filter, needsMyAcknowledgement: currentTarget.checked })
          }
        />
      )}
    </div>
  );
}
