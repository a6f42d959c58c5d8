import type { ShownEntry } from '@schooldog/contract/entries';
import { memo } from 'react';
import type { PendingEntry } from '../offlineEntries.ts';
import { EntryActions } from './EntryActions.tsx';
import { EntryCardFrame } from './EntryCardFrame.tsx';
import { EntryTitleLink } from './EntryTitleLink.tsx';
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
      heading={<EntryTitleLink entryId={entry.id} title={title} />}
      actions={<EntryActions entry={entry} title={title} onDeleted={onDeleted} />}
    />
  );
});
