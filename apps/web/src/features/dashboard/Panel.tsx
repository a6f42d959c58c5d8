import type { ReactNode } from 'react';
import classes from './Panel.module.css';

type Props = Readonly<{ children: ReactNode; isBusy?: boolean }>;

/** The surface of a card that shows numbers. Those in one row are equally high. */
export function Panel({ children, isBusy = false }: Props) {
  return (
    <div className={classes.panel} aria-busy={isBusy}>
      {children}
    </div>
  );
}
