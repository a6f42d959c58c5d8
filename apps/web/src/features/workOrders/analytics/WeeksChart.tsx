import type { AnalyticsNumbers } from '@schooldog/contract/workOrders';
import { ticksFor } from '@schooldog/domain/insights/chart';
import { numberText } from '@schooldog/domain/kernel';
import { memo } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { daysLabel } from '../../../ui/list/daysLabel.ts';
import { monthLabels } from './monthLabels.ts';
import { OrdersLink } from './OrdersLink.tsx';
import type { Behind } from './shown.ts';
import classes from './WeeksChart.module.css';

type Week = AnalyticsNumbers['weeks'][number];
type Props = Readonly<{ weeks: readonly Week[]; behind: Behind }>;

/** Two columns a week. They are too narrow for fingers and keys, so the tables have the same links. */
export const WeeksChart = memo(function WeeksChart({ weeks, behind }: Props) {
  const { t, language } = useTexts('features/workOrders/analytics');
  const ticks = ticksFor(Math.max(...weeks.flatMap(({ created, completed }) => [created, completed])));
  const top = ticks.at(-1) ?? 1;
  const mostLabels = useIsPhone() ? 4 : 8;
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.legend}>
        <span className={classes.sample} data-kind="created" aria-hidden />
        {t('weeks.created')}
        <span className={classes.sample} data-kind="completed" aria-hidden />
        {t('weeks.completed')}
      </figcaption>
      <div className={classes.plot} aria-hidden>
        {ticks.map((tick) => (
          <div key={tick} className={classes.tick} style={{ bottom: `${(tick / top) * 100}%` }}>
            <span className={classes.tickText}>{numberText(tick, language)}</span>
          </div>
        ))}
        <div className={classes.weeks}>
          {weeks.map((week) => (
            <WeekColumns key={week.from} week={week} top={top} behind={behind} />
          ))}
        </div>
      </div>
      <div className={classes.axis} aria-hidden>
        {monthLabels(weeks, language, mostLabels).map(({ at, label }) => (
          <span key={at} className={classes.month} style={{ left: `${((at + 0.5) / weeks.length) * 100}%` }}>
            {label}
          </span>
        ))}
      </div>
    </figure>
  );
});

type ColumnsProps = Readonly<{ week: Week; top: number; behind: Behind }>;

function WeekColumns({ week, top, behind }: ColumnsProps) {
  const { t, language } = useTexts('features/workOrders/analytics');
  const title = t('weeks.hint', {
    week: daysLabel(week),
    created: numberText(week.created, language),
    completed: numberText(week.completed, language),
  });
  const kinds = [
    ['created', behind.createdIn(week)],
    ['completed', behind.completedIn(week)],
  ] as const;
  return (
    <span className={classes.week}>
      {kinds.map(([kind, orders]) => (
        <OrdersLink key={kind} behind={orders} className={classes.hit} title={title} isForPointer>
          <span
            className={classes.column}
            data-kind={kind}
            style={{ height: `${(week[kind] / top) * 100}%` }}
          />
        </OrdersLink>
      ))}
    </span>
  );
}
