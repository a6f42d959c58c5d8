import type { DayKind } from '@schooldog/domain/dates';
import type { ReactNode } from 'react';
import classes from './MonthPicture.module.css';

type Props = Readonly<{ kind: DayKind; isToday?: boolean; children: ReactNode }>;

/** A day in the look of its kind: color, line and weight. */
export function DayMark({ kind, isToday = false, children }: Props) {
  return (
    <span className={classes.day} data-kind={kind} {...(isToday ? { 'aria-current': 'date' as const } : {})}>
      {children}
    </span>
  );
}
