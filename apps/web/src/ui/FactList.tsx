import type { ReactNode } from 'react';
import classes from './FactList.module.css';

/** What a record says beside its heading, in two columns. */
export function FactList({ children }: Readonly<{ children: ReactNode }>) {
  return <dl className={classes.facts}>{children}</dl>;
}

type FactProps = Readonly<{ label: string; isWide?: boolean; children: ReactNode }>;

export function Fact({ label, isWide = false, children }: FactProps) {
  return (
    <div className={isWide ? classes.wide : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Text that somebody wrote, with the lines that they began. */
export function FactText({ children }: Readonly<{ children: string }>) {
  return <span className={classes.text}>{children}</span>;
}
