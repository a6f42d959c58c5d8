import { IconChevronRight, type Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './LinkCard.module.css';

export type LinkCardData = Readonly<{
  id: string;
  path: string;
  params?: Readonly<Record<string, string>>;
  icon: Icon;
  title: string;
  body: string;
}>;

export function LinkCard({ link }: Readonly<{ link: LinkCardData }>) {
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
