import { ActionIcon, Group, Text } from '@mantine/core';
import { addMonths, type CalendarDate } from '@schooldog/domain/dates';
import type { WorkCalendar } from '@schooldog/domain/workOrders';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { shortDay } from '../../../../ui/shortDay.ts';
import { useToday } from '../../../../ui/useToday.ts';
import classes from './CalendarPicture.module.css';
import monthClasses from './MonthPicture.module.css';
import { MonthPicture } from './MonthPicture.tsx';

const kinds = ['workDay', 'break', 'workDayOverride', 'none'] as const;

/** Two months at a time, what their colors mean, and the overrides in them by name. */
export function CalendarPicture({ calendar }: Readonly<{ calendar: WorkCalendar }>) {
  const { t } = useTexts('features/workOrders/settings');
  const today = useToday();
  const [ahead, setAhead] = useState(0);
  const months = [monthAt(today, ahead), monthAt(today, ahead + 1)] as const;
  const [first, second] = months;
  const shown = calendar.overrides.filter(
    ({ startDate, endDate }) => startDate.slice(0, 7) <= second && first <= endDate.slice(0, 7),
  );
  return (
    <div>
      <Group gap="xs" mb="xs">
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('calendar.earlier')}
          onClick={() => setAhead(ahead - 1)}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('calendar.later')}
          onClick={() => setAhead(ahead + 1)}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <div className={classes.months}>
        {months.map((month) => (
          <MonthPicture key={month} calendar={calendar} month={month} today={today} />
        ))}
      </div>
      <ul className={classes.legend} aria-label={t('calendar.legend')}>
        {kinds.map((kind, at) => (
          <li key={kind} className={classes.meaning}>
            <span className={`${monthClasses['day']} ${classes.sample}`} data-kind={kind} aria-hidden>
              {at + 1}
            </span>
            {t(`calendar.kinds.${kind}`)}
          </li>
        ))}
      </ul>
      {shown.length === 0 ? null : (
        <ul className={classes.overrides}>
          {shown.map(({ id, name, startDate, endDate, type }) => (
            <li key={id}>
              <Text component="span" inherit fw={600}>
                {name}
              </Text>
              {' · '}
              {daysText(startDate, endDate)}
              {' · '}
              {t(`calendar.types.${type}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function monthAt(today: CalendarDate, ahead: number): string {
  return addMonths(`${today.slice(0, 7)}-01`, ahead).slice(0, 7);
}

export function daysText(startDate: CalendarDate, endDate: CalendarDate): string {
  return startDate === endDate ? shortDay(startDate) : `${shortDay(startDate)} – ${shortDay(endDate)}`;
}
