// Adds work to the outbox: the operation, its photos and the record as it will be, or none of them.
import { makeId } from '@schooldog/domain/kernel';
import type { LocalDatabase } from '../localDatabase/database.ts';
import type { OutboxPhotoRow } from '../localDatabase/rows.ts';
import type { OperationDraft, ProcedureName } from './operation.ts';
import { forget } from './journal.ts';
import { sha256 } from '../sha256.ts';

export type StoreParts = Readonly<{
  database: LocalDatabase;
  userId: string;
  now(): number;
  randomBytes(count: number): Uint8Array;
}>;

export async function storeOperation<Name extends ProcedureName>(
  draft: OperationDraft<Name>,
  { database, userId, now, randomBytes }: StoreParts,
): Promise<string> {
  const { dexie, outbox, outboxPhotos, records } = database;
  const operationId = makeId(randomBytes);
  const owner = { operationId, userId };
  // Read before the transaction opens: a file on a phone may be slow, or gone.
  const photos: OutboxPhotoRow[] = [];
  for (const [position, file] of (draft.photos ?? []).entries()) {
    const bytes = await file.arrayBuffer();
    const blob = new Blob([bytes], { type: file.type });
    const checksum = await sha256(bytes);
    const place = { id: makeId(randomBytes), ...owner, position, name: file.name };
    photos.push({ ...place, blob, sha256: checksum, state: 'waiting', storedAt: 0 });
  }
  const input = draft.photos === undefined ? draft.input : draft.input(photos.map(({ id }) => id));
  const savedAt = now();

  await dexie.transaction('rw', outbox, outboxPhotos, records, async () => {
    const corrected =
      draft.corrects === undefined ? undefined : await outbox.get({ operationId: draft.corrects });
    if (corrected !== undefined) await forget(database, corrected.operationId);
    await outbox.add({
      ...(corrected === undefined ? {} : { sequence: corrected.sequence }),
      ...owner,
      procedure: draft.procedure,
      input,
      recordKey: draft.recordKey ?? operationId,
      ...(draft.waitsFor === undefined ? {} : { waitsFor: draft.waitsFor }),
      label: draft.label,
      createdAt: new Date(savedAt).toISOString(),
      state: 'waiting',
      tries: 0,
      notBefore: 0,
      lastProblem: null,
      photoCount: photos.length,
      isUrgent: draft.isUrgent ?? false,
      photosMayFollow: draft.photosMayFollow ?? false,
    });
    await outboxPhotos.bulkAdd(photos);
    if (draft.optimistic !== undefined) {
      await records.put({ userId, ...draft.optimistic, source: operationId, savedAt });
    }
  });
  return operationId;
}
