import { VisuallyHidden } from '@mantine/core';
import { type CalendarDate, dayKind, weekdays, type WorkWeek } from '@schooldog/domain/dates';
import { localeOf } from '@schooldog/domain/kernel';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { DayMark } from './DayMark.tsx';
import classes from './MonthPicture.module.css';

type Props = Readonly<{ calendar: WorkWeek; month: string; today: CalendarDate }>;

/** One month ("2026-11"); its days differ by color, and also by line and weight. */
export function MonthPicture({ calendar, month, today }: Props) {
  const { t, language } = useTexts('features/workOrders/settings');
  const locale = localeOf(language);
  const inUtc = { timeZone: 'UTC' } as const;
  const title = new Intl.DateTimeFormat(locale, { ...inUtc, month: 'long', year: 'numeric' });
  const [short, long] = (['narrow', 'long'] as const).map(
    (weekday) => new Intl.DateTimeFormat(locale, { ...inUtc, weekday }),
  );
  return (
    <table className={classes.month}>
      <caption className={classes.title}>{title.format(Date.parse(`${month}-01`))}</caption>
      <thead>
        <tr>
          {sundays.map((day) => (
            <th key={day} scope="col" className={classes.weekday} abbr={long?.format(Date.parse(day)) ?? ''}>
              {short?.format(Date.parse(day))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, at) => {
              if (date === null)
                return <td key={weekdays[at]} className={classes.cell} aria-label={t('calendar.noDay')} />;
              const kind = dayKind(calendar, date);
              return (
                <td key={date} className={classes.cell}>
                  <DayMark kind={kind} isToday={date === today}>
                    {Number(date.slice(8))}
                    <VisuallyHidden>, {t(`calendar.kinds.${kind}`)}</VisuallyHidden>
                  </DayMark>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A week of any month, for the names of its days: US weeks begin on Sunday. */
const sundays = Array.from({ length: 7 }, (_, at) => `2026-11-0${at + 1}`);

function weeksOf(month: string): (CalendarDate | null)[][] {
  const first = new Date(`${month}-01`);
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const cells: (CalendarDate | null)[] = Array.from({ length: first.getUTCDay() }, () => null);
  for (let day = 1; day <= length; day += 1) cells.push(`${month}-${String(day).padStart(2, '0')}`);
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7));
}
