import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { numberText } from '@schooldog/domain/kernel';
import { holdsSomewhere } from '@schooldog/domain/permissions';
import { workOrderStatuses } from '@schooldog/domain/workOrders';
import { IconUserCheck } from '@tabler/icons-react';
import { useScreenLanguage, useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import type { FilterState } from '../../../ui/list/useFilter.ts';
import { statusLooks } from '../parts/StatusChip.tsx';
import type { WorkOrderListFilter } from '../workOrderFilter.ts';
import classes from './StatusTabs.module.css';
import type { TaskCounts } from './useTaskCounts.ts';

type Props = Readonly<{ filtering: FilterState<WorkOrderListFilter>; counts: TaskCounts }>;

/** The quick way to one's own work, and to the orders of one status, each with its count. */
export function StatusTabs({ filtering: { filter, setFilter }, counts }: Props) {
  const { t } = useTexts('features/workOrders');
  const { t: tList } = useTexts('features/workOrders/list');
  const chosen = filter.statuses ?? [];
  const mine = filter.mine === true;
  const canBeAssigned = holdsSomewhere(useActor(), 'be proposed tasks');
  return (
    <fieldset className={classes.tabs}>
      <VisuallyHidden component="legend">{tList('quick.label')}</VisuallyHidden>
      {canBeAssigned || mine ? (
        <UnstyledButton
          className={classes.tab ?? ''}
          aria-pressed={mine}
          onClick={() => setFilter({ ...filter, mine: mine ? undefined : true })}
        >
          <IconUserCheck size={16} aria-hidden className={classes.icon} />
          {tList('flags.mine')}
        </UnstyledButton>
      ) : null}
      <UnstyledButton
        className={classes.tab ?? ''}
        aria-pressed={chosen.length === 0}
        onClick={() => setFilter({ ...filter, statuses: undefined })}
      >
        {tList('quick.all')}
        <Count count={counts.all} />
      </UnstyledButton>
      {workOrderStatuses.map((status) => {
        const { icon: StatusIcon, tone } = statusLooks[status];
        return (
          <UnstyledButton
            key={status}
            className={classes.tab ?? ''}
            data-tone={tone}
            aria-pressed={chosen.includes(status)}
            onClick={() =>
              setFilter({
                ...filter,
                statuses: chosen.length === 1 && chosen[0] === status ? undefined : [status],
              })
            }
          >
            <StatusIcon size={16} aria-hidden className={classes.icon} />
            {t(`statuses.${status}`)}
            <Count count={counts.of(status)} />
          </UnstyledButton>
        );
      })}
    </fieldset>
  );
}

function Count({ count }: Readonly<{ count: number | undefined }>) {
  const language = useScreenLanguage();
  if (count === undefined) return null;
  return <span className={classes.count}>{numberText(count, language)}</span>;
}
