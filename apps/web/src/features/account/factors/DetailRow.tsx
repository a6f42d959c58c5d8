import type { ReactNode } from 'react';
import classes from './DetailRow.module.css';

type Props = Readonly<{ label: ReactNode; children: ReactNode; action?: ReactNode }>;

/** One fact about how somebody signs in, and beside it what can be done about it. */
export function DetailRow({ label, children, action }: Props) {
  return (
    <div className={classes.row}>
      <div className={classes.fact}>
        <div className={classes.label}>{label}</div>
        <div className={classes.value}>{children}</div>
      </div>
      {action}
    </div>
  );
}
