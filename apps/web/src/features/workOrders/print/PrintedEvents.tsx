import type { DetailedWorkOrder } from '@schooldog/contract/workOrders';
import { formatDateTimeWithZone } from '@schooldog/domain/dates';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useTimeZone } from '../../schools/index.ts';
import { saidIn, timelineItems } from '../detail/timeline/timelineItems.ts';
import { useTimelineWords } from '../detail/timeline/useTimelineWords.ts';
import classes from './PrintedTask.module.css';

const mostEvents = 10;

type Event = ReturnType<typeof timelineItems>[number];

/** The last ones, newest first. */
export function printedEventsOf(order: DetailedWorkOrder | undefined): readonly Event[] {
  return order === undefined ? [] : timelineItems(order).slice(0, mostEvents);
}

/** A line each. */
export function PrintedEvents({ events }: Readonly<{ events: readonly Event[] }>) {
  const { t } = useTexts('features/workOrders/detail');
  const { whoOf, whatOf } = useTimelineWords();
  const timeZone = useTimeZone();
  if (events.length === 0) return null;
  return (
    <section>
      <h2 className={classes.label}>{t('print.events')}</h2>
      <ol className={classes.events}>
        {events.map((event) => (
          <li key={event.key} className={classes.event}>
            {[
              formatDateTimeWithZone(event.time, timeZone),
              [whoOf(event), whatOf(event) ?? ''].join(' ').trim(),
              saidIn(event),
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </li>
        ))}
      </ol>
    </section>
  );
}
