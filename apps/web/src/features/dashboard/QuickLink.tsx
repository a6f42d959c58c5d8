import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './QuickLink.module.css';
import type { QuickLinkData } from './useQuickLinks.ts';

export function QuickLink({ link }: Readonly<{ link: QuickLinkData }>) {
  return (
    <Link className={classes.link} to={link.path} params={link.params ?? {}}>
      <span className={classes.icon}>
        <link.icon size={24} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{link.title}</span>
        <span className={classes.body}>{link.body}</span>
      </span>
      <IconChevronRight size={20} className={classes.chevron} aria-hidden />
    </Link>
  );
}
