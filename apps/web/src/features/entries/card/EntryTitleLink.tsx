import { Link } from '@tanstack/react-router';
import classes from './EntryCard.module.css';

type Props = Readonly<{ entryId: string; title: string }>;

/** The title of a card. A tap anywhere on the card opens the entry. */
export function EntryTitleLink({ entryId, title }: Props) {
  return (
    <Link to="/entries/$entryId" params={{ entryId }} className={classes.link}>
      {title}
    </Link>
  );
}
