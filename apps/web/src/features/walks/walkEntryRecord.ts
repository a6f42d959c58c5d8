// An entry of a walk, as the device keeps it while work on it waits to be sent.
import type { ShownWalkEntry } from '@schooldog/contract/walks';
import { walkAlertFormSchema } from '@schooldog/domain/walks';
import { z } from 'zod';
import type { RecordDeclaration } from '../../platform/offlineRecords/pendingRecords.ts';
import { entryRecord } from '../entries/index.ts';

const inputSchema = z.object({ safetyAlert: walkAlertFormSchema.nullable().optional() });

export const walkEntryRecord: RecordDeclaration<ShownWalkEntry> = {
  ...entryRecord,
  operations: {
    'walks.putWalkEntry': 'create',
    'walks.editWalkEntry': 'edit',
    'walks.removeWalkEntry': 'delete',
  },
  read: (value) => (isWalkEntry(value) ? value : undefined),
  apply: (before, input, after) => {
    const { safetyAlert } = inputSchema.safeParse(input).data ?? {};
    return {
      ...before,
      ...entryRecord.apply(before, input, after),
      walkId: before.walkId,
      safetyAlert: safetyAlert == null ? before.safetyAlert : after.safetyAlert,
    };
  },
  withPhotos: (entry, urls) => ({
    ...entry,
    imageUrls: entryRecord.withPhotos(entry, urls).imageUrls,
  }),
};

function isWalkEntry(value: unknown): value is ShownWalkEntry {
  const entry = entryRecord.read(value);
  return entry !== undefined && typeof entry.walkId === 'string' && 'isPublished' in entry;
}
