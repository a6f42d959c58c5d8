import { IconArrowLeft } from '@tabler/icons-react';
import { Link, type LinkProps, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './BackLink.module.css';
import { searchLeftAt } from './visitedLists.ts';

type Props = Readonly<{ way: LinkProps; children: ReactNode }>;

/** From a record back to its list, as the list was left, unless the way itself says how it should look. */
export function BackLink({ way, children }: Props) {
  const router = useRouter();
  const search = way.search ?? searchLeftAt(router.buildLocation(way).pathname);
  return (
    <Link {...way} {...(search === undefined ? {} : { search })} className={classes.link}>
      <IconArrowLeft size={18} aria-hidden />
      {children}
    </Link>
  );
}
