import { Box, Text } from '@mantine/core';
import { numberText } from '@schooldog/domain/kernel';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './MonthBars.module.css';

type Props = Readonly<{ months: readonly Readonly<{ month: string; entries: number }>[] }>;

/** Twelve bars with their numbers on them. Whoever does not see them reads the same as a list. */
export function MonthBars({ months }: Props) {
  const { t, language } = useTexts('features/dataProfiles');
  const most = Math.max(1, ...months.map(({ entries }) => entries));
  const format = (month: string, style: 'short' | 'long') =>
    new Intl.DateTimeFormat(language, {
      month: style,
      ...(style === 'long' ? { year: 'numeric' } : {}),
      timeZone: 'UTC',
    }).format(new Date(`${month}-01T00:00:00Z`));
  return (
    <figure className={classes.figure}>
      <Text component="figcaption" size="sm" c="dimmed">
        {t('page.chart')}
      </Text>
      <ol className={classes.bars}>
        {months.map(({ month, entries }) => (
          <li
            key={month}
            className={classes.month}
            title={t('page.month', { month: format(month, 'long'), number: entries })}
          >
            <span className={classes.number}>{numberText(entries, language)}</span>
            <Box
              component="span"
              aria-hidden
              className={classes.bar ?? ''}
              __vars={{ '--share': `${(entries / most) * 100}%` }}
            />
            <span className={classes.name}>{format(month, 'short')}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
