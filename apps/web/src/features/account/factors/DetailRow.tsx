import type { ReactNode } from 'react';
import classes from './DetailRow.module.css';

type Props = Readonly<{ label: ReactNode; children: ReactNode; action?: ReactNode }>;

/** One fact about how the user signs in, with its actions. */
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
