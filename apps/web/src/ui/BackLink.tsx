import { IconArrowLeft } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './BackLink.module.css';

type Props = Readonly<{ way: LinkProps; children: ReactNode }>;

/** From a record back to its list. */
export function BackLink({ way, children }: Props) {
  return (
    <Link {...way} className={classes.link}>
      <IconArrowLeft size={18} aria-hidden />
      {children}
    </Link>
  );
}
