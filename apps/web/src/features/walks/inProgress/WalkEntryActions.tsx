import type { ShownWalkEntry } from '@schooldog/contract/walks';
import { discardPending, enqueue } from '../../../platform/outbox/index.ts';
import { recordKeyOf } from '../../../platform/offlineRecords/pendingRecords.ts';
import { EntryMenu, openEditEntry, useDeleteEntry } from '../../entries/index.ts';
import { removeWalkEntryWork } from '../walkEntryWork.ts';
import { walkEntryRecord } from '../walkEntryRecord.ts';
import { walkHome } from './walkHome.tsx';

type Props = Readonly<{ entry: ShownWalkEntry; title: string }>;

export function WalkEntryActions({ entry, title }: Props) {
  const remove = useDeleteEntry({ remove: (_entry, label) => removeWalkEntry(entry, label) });
  const home = walkHome(entry.walkId, entry.schoolId, entry);
  return (
    <EntryMenu
      title={title}
      onEdit={() => openEditEntry(entry, { home })}
      onDelete={() => void remove(entry, title)}
    />
  );
}

/** One that has never left the device is just discarded. */
async function removeWalkEntry(entry: ShownWalkEntry, label: string): Promise<void> {
  const gone = await discardPending(recordKeyOf(walkEntryRecord, entry.id));
  if (!gone.includes('walks.putWalkEntry')) await enqueue(removeWalkEntryWork(entry, label));
}
