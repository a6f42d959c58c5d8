import { RingProgress, Text } from '@mantine/core';
import { daysOfPeriod } from '@schooldog/domain/insights/chart';
import { numberText } from '@schooldog/domain/kernel';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import type { Cycle } from './cycle.ts';
import { dayName } from './dayName.ts';
import classes from './LoggedEntries.module.css';
import type { SchoolProgress } from './progress.ts';

type Props = Readonly<{ cycle: Cycle; school: SchoolProgress }>;

/** One number, and whether it is enough. */
export function OneSchool({ cycle: { month, required }, school: { name, done, left, percent } }: Props) {
  const { t, language } = useTexts('features/dashboard');
  const number = (value: number) => numberText(value, language);
  const date = dayName(daysOfPeriod({ from: month, to: month }).to, language);
  return (
    <div className={classes.school}>
      <RingProgress
        size={112}
        thickness={10}
        roundCaps
        aria-hidden
        sections={required === 0 ? [] : [{ value: percent, color: 'var(--dashboard-done)' }]}
        label={<span className={classes.ringNumber}>{number(done)}</span>}
      />
      <div className={classes.words}>
        <Text fw={600}>{name}</Text>
        <Text size="sm">
          {left === 0
            ? t('logged.schoolLed', { count: done, number: number(done) })
            : t('logged.schoolLedOf', { count: required, done: number(done), number: number(required) })}
        </Text>
        {required === 0 ? null : left === 0 ? (
          <span className={classes.reached}>
            <IconCircleCheckFilled size={18} aria-hidden />
            {t('logged.reached', { number: number(required) })}
          </span>
        ) : (
          <Text size="sm" fw={600}>
            {t('logged.left', { count: left, number: number(left), date })}
          </Text>
        )}
      </div>
    </div>
  );
}
