import { Progress, VisuallyHidden } from '@mantine/core';
import { numberText } from '@schooldog/domain/kernel';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import classes from './LoggedEntries.module.css';
import type { SchoolProgress } from './progress.ts';

type Props = Readonly<{ schools: readonly SchoolProgress[]; required: number }>;

export function ProgressList({ schools, required }: Props) {
  const { t, language } = useTexts('features/dashboard');
  const number = (value: number) => numberText(value, language);
  if (schools.length === 0) return null;
  return (
    <ul className={classes.list}>
      {schools.map(({ schoolId, name, done, left, percent }) => (
        <li key={schoolId} className={classes.row}>
          <span className={classes.name}>{name}</span>
          <span className={classes.number}>
            {left > 0 ? t('logged.doneOf', { done: number(done), number: number(required) }) : number(done)}
            {required > 0 && left === 0 ? (
              <>
                <IconCircleCheckFilled size={16} className={classes.check} aria-hidden />
                <VisuallyHidden>{t('logged.isReached')}</VisuallyHidden>
              </>
            ) : null}
          </span>
          {required === 0 ? null : (
            <Progress
              className={classes.bar ?? ''}
              value={percent}
              color="var(--dashboard-done)"
              size={6}
              aria-hidden
            />
          )}
        </li>
      ))}
    </ul>
  );
}
