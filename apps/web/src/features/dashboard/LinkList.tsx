import { Skeleton } from '@mantine/core';
import { LinkCard, type LinkCardData } from './LinkCard.tsx';
import classes from './LinkList.module.css';

type Props = Readonly<{ links: readonly LinkCardData[]; waitingFor?: number }>;

export function LinkList({ links, waitingFor = 0 }: Props) {
  return (
    <ul className={classes.list}>
      {Array.from({ length: waitingFor }, (_, place) => (
        <Skeleton key={place} component="li" h={96} />
      ))}
      {links.map((link) => (
        <li key={link.id}>
          <LinkCard link={link} />
        </li>
      ))}
    </ul>
  );
}
