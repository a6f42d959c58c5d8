import type { ShownEntry } from '@schooldog/contract/entries';
import { discardPending, enqueue } from '../../../platform/outbox/index.ts';
import { recordKeyOf } from '../../../platform/offlineRecords/pendingRecords.ts';
import { entryOperations } from '../entryOperations.ts';

/**
 * Deletes an entry; the screen has asked first. One that has never left the device is just discarded, everything else
 * goes through the outbox, behind what the server may have already. `label` is what a person would call the work.
 */
export async function removeEntry(entry: ShownEntry, label: string): Promise<'discarded' | 'queued'> {
  const recordKey = recordKeyOf(entryOperations, entry.id);
  const gone = await discardPending(recordKey);
  if (gone.includes('entries.logEntry')) return 'discarded';
  await enqueue({
    procedure: 'entries.deleteEntry',
    input: { entryId: entry.id },
    label,
    recordKey,
    optimistic: { key: recordKey, value: entry },
  });
  return 'queued';
}
