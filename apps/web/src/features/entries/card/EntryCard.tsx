import type { ShownEntry } from '@schooldog/contract/entries';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { PendingEntry } from '../offlineEntries.ts';
import { EntryActions } from './EntryActions.tsx';
import classes from './EntryCard.module.css';
import { EntryCardFrame } from './EntryCardFrame.tsx';
import { useEntryWords } from './useEntryWords.ts';

type Props = Readonly<{
  entry: ShownEntry;
  /** Work on this entry that the server does not have yet. */
  pending?: PendingEntry | null;
  onDeleted?(): void;
}>;

/** Rendered again only when its entry changes. */
export const EntryCard = memo(function EntryCard({ entry, pending = null, onDeleted }: Props) {
  const { title } = useEntryWords(entry);
  return (
    <EntryCardFrame
      entry={entry}
      pending={pending}
      heading={
        <Link to="/entries/$entryId" params={{ entryId: entry.id }} className={classes.link}>
          {title}
        </Link>
      }
      actions={<EntryActions entry={entry} title={title} onDeleted={onDeleted} />}
    />
  );
});
