import type { ShownWalk, ShownWalkEntry } from '@schooldog/contract/walks';
import { canViewEntry } from '@schooldog/domain/entries';
import { canChangeWalkEntry } from '@schooldog/domain/walks';
import { memo } from 'react';
import type { PendingRecord } from '../../../platform/offlineRecords/pendingRecords.ts';
import { useActor } from '../../../platform/session/session.ts';
import { EntryCardFrame, EntryTitleLink, useEntryWords } from '../../entries/index.ts';
import { AlertState } from './AlertState.tsx';
import { WalkEntryActions } from './WalkEntryActions.tsx';

type Props = Readonly<{
  entry: ShownWalkEntry;
  /** Work on this entry that the server does not have yet. */
  pending?: PendingRecord<ShownWalkEntry> | null;
  walk: ShownWalk;
  /** On the pages of walks that are no longer in progress. */
  readOnly?: boolean;
}>;

/** An entry of a walk. It has a page of its own once the walk has completed. */
export const WalkEntryCard = memo(function WalkEntryCard({
  entry,
  pending = null,
  walk,
  readOnly = false,
}: Props) {
  const { title } = useEntryWords(entry);
  const actor = useActor();
  const mayChange = canChangeWalkEntry(actor, walk, entry) && !readOnly;
  const hasPage = entry.isPublished && canViewEntry(actor, entry);
  const { safetyAlert } = entry;
  const isSent = safetyAlert === null || safetyAlert.state === 'sent';
  // An alert that was not sent is no follow-up yet.
  const shown = isSent
    ? entry
    : { ...entry, createdSafetyAlertIds: entry.createdSafetyAlertIds.filter((id) => id !== safetyAlert.id) };
  return (
    <EntryCardFrame
      entry={shown}
      pending={pending}
      heading={hasPage ? <EntryTitleLink entryId={entry.id} title={title} /> : title}
      actions={mayChange ? <WalkEntryActions entry={entry} title={title} /> : null}
      isOfOneSchool
    >
      {isSent ? null : <AlertState entry={entry} mayChange={mayChange} isPending={pending !== null} />}
    </EntryCardFrame>
  );
});
