import type { DetailedWorkOrder } from '@schooldog/contract/workOrders';
import { formatDateTimeWithZone } from '@schooldog/domain/dates';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '../../schools/index.ts';
import { saidIn, timelineItems } from '../detail/timeline/timelineItems.ts';
import { useTimelineWords } from '../detail/timeline/useTimelineWords.ts';
import classes from './PrintedTask.module.css';

const mostEvents = 10;

/** The last ones, newest first, a line each. */
export function PrintedEvents({ order }: Readonly<{ order: DetailedWorkOrder }>) {
  const { t } = useTranslation('features/workOrders/detail');
  const { whoOf, whatOf } = useTimelineWords();
  const timeZone = useTimeZone();
  const items = timelineItems(order).slice(0, mostEvents);
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className={classes.label}>{t('print.events')}</h2>
      <ol className={classes.events}>
        {items.map((item) => (
          <li key={item.key} className={classes.event}>
            {[
              formatDateTimeWithZone(item.time, timeZone),
              [whoOf(item), whatOf(item) ?? ''].join(' ').trim(),
              saidIn(item),
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </li>
        ))}
      </ol>
    </section>
  );
}
