import { Button, Progress, Text } from '@mantine/core';
import { numberText } from '@schooldog/domain/kernel';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { lazyPart } from '../../../../platform/lazyParts/lazyPart.ts';
import type { Cycle } from './cycle.ts';
import classes from './LoggedEntries.module.css';
import { reachedCount, type SchoolProgress } from './progress.ts';
import { ProgressList } from './ProgressList.tsx';

const AllSchoolsDialog = lazyPart(
  'dialog',
  async () => (await import('./AllSchoolsDialog.tsx')).AllSchoolsDialog,
);

type Props = Readonly<{ cycle: Cycle; schools: readonly SchoolProgress[] }>;

/** More than these are a list to read, not a glance. */
const mostShown = 3;

/** How many schools are there, and which of the others are furthest away. */
export function SeveralSchools({ cycle: { month, required }, schools }: Props) {
  const { t, language } = useTexts('features/dashboard');
  const [isOpen, setIsOpen] = useState(false);
  const reached = reachedCount(schools);
  const behind = schools.filter(({ left }) => left > 0);
  const shown = schools.length <= mostShown ? schools : behind.slice(0, mostShown);
  const number = (value: number) => numberText(value, language);
  return (
    <div className={classes.several}>
      {required === 0 ? null : (
        <>
          <Text fw={600}>
            {t('logged.schoolsReached', {
              count: schools.length,
              reached: number(reached),
              number: number(schools.length),
            })}
          </Text>
          <Progress
            value={(reached / schools.length) * 100}
            color="var(--dashboard-done)"
            size={10}
            aria-hidden
          />
          {behind.length === 0 ? (
            <span className={classes.reached}>
              <IconCircleCheckFilled size={18} aria-hidden />
              {t('logged.reached', { number: number(required) })}
            </span>
          ) : (
            <Text size="sm" c="dimmed">
              {t('logged.goalEach', { count: required, number: number(required) })}
            </Text>
          )}
        </>
      )}
      <ProgressList schools={shown} required={required} />
      {shown.length === schools.length ? null : (
        <Button variant="subtle" className={classes.all ?? ''} onClick={() => setIsOpen(true)}>
          {t('logged.allSchools')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isOpen ? (
          <AllSchoolsDialog
            month={month}
            required={required}
            schools={schools}
            onClose={() => setIsOpen(false)}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
