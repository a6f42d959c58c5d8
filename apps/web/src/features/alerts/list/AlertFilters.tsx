import { Button, Checkbox, Collapse, Select } from '@mantine/core';
import type { AlertTab } from '@schooldog/contract/alerts';
import { schoolsWithAnyOf } from '@schooldog/domain/permissions';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../../platform/session/session.ts';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { SchoolMultiSelect } from '../../schools/index.ts';
import { type ListFilter, statuses } from '../alertSearch.ts';
import classes from './AlertFilters.module.css';
import { DatesFilter } from './DatesFilter.tsx';

type Props = Readonly<{ tab: AlertTab; filter: ListFilter; onChange(filter: ListFilter): void }>;

/** On a phone the filters come with a button. */
export function AlertFilters(props: Props) {
  const { t } = useTranslation('alerts');
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const moreId = useId();
  const { schoolIds, from, status, needs } = props.filter;
  const count = schoolIds.length + [from !== null, status !== null, needs].filter(Boolean).length;
  return (
    <search className={classes.bar} aria-label={t('filters.label')}>
      {isPhone ? (
        <Button
          variant="default"
          mih={44}
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {count === 0 ? t('filters.show') : t('filters.showCount', { count })}
        </Button>
      ) : null}
      <div id={moreId}>
        {isPhone ? (
          <Collapse expanded={isOpen} keepMounted={false}>
            <Fields {...props} />
          </Collapse>
        ) : (
          <Fields {...props} />
        )}
      </div>
    </search>
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
          offered={concerned}
          label={t('filters.school')}
          value={filter.schoolIds}
          onChange={(schoolIds) => onChange({ ...filter, schoolIds })}
        />
      )}
      <DatesFilter filter={filter} onChange={onChange} />
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
