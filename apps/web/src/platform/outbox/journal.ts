// What the drain records. Every write names existing rows: discarded or purged work never comes back, and a full disk
// never stops work from leaving the device.
import type { LocalDatabase } from '../localDatabase/database.ts';
import { isFull } from '../localDatabase/databaseErrors.ts';
import { outboxOf } from '../localDatabase/outboxOf.ts';
import type { LastProblem, OutboxPhotoRow, OutboxRow } from '../localDatabase/rows.ts';
import { operationDelay } from './backoff.ts';
import { photosOnly } from './followingPhotos.ts';
import type { Later } from './outcome.ts';

/** False when the work was discarded since it was read: then it must not be sent. */
export async function markSending(database: LocalDatabase, { sequence, tries }: OutboxRow): Promise<boolean> {
  const updated = await evenWhenFull(
    database.outbox.update(sequence, { state: 'sending', tries: tries + 1 }),
  );
  return updated !== 0;
}

export async function markPhotoStored(
  database: LocalDatabase,
  { id }: OutboxPhotoRow,
  now: number,
): Promise<void> {
  await evenWhenFull(database.outboxPhotos.update(id, { state: 'stored', storedAt: now }));
}

/** The server has it: only now does the device delete everything, at once. */
export async function confirm(database: LocalDatabase, { operationId }: OutboxRow): Promise<void> {
  await forget(database, operationId);
}

/**
 * The server has the operation and expects its photos. The record as it will be goes, because the server shows it now.
 * False when the device is too full to record it.
 */
export async function keepPhotosOnly(database: LocalDatabase, operation: OutboxRow): Promise<boolean> {
  const { dexie, outbox, records } = database;
  const written = await evenWhenFull(
    dexie.transaction('rw', outbox, records, async () => {
      await records.where({ source: operation.operationId }).delete();
      await outbox.update(operation.sequence, photosOnly(operation));
      return true;
    }),
  );
  return written ?? false;
}

export async function markRejected(
  database: LocalDatabase,
  { sequence }: OutboxRow,
  problem: LastProblem,
): Promise<void> {
  await evenWhenFull(database.outbox.update(sequence, { state: 'refused', lastProblem: problem }));
}

export async function putBack(
  database: LocalDatabase,
  { sequence }: OutboxRow,
  problem: LastProblem | null,
): Promise<void> {
  await evenWhenFull(database.outbox.update(sequence, { state: 'waiting', lastProblem: problem }));
}

export async function postpone(
  database: LocalDatabase,
  { sequence, tries }: OutboxRow,
  { problem, shouldBackOff }: Pick<Later, 'problem' | 'shouldBackOff'>,
  now: number,
): Promise<void> {
  // Damage in transit is a broken link: it does not wait longer each time.
  const notBefore = now + operationDelay(shouldBackOff ? tries + 1 : 1);
  await evenWhenFull(database.outbox.update(sequence, { state: 'waiting', lastProblem: problem, notBefore }));
}

/**
 * Makes rejected or postponed work due again; its photos are sent again, because the server may not have kept them.
 */
export async function makeDue(database: LocalDatabase, operationId: string): Promise<void> {
  await database.dexie.transaction('rw', database.outbox, database.outboxPhotos, async () => {
    await database.outbox.where({ operationId }).modify({ state: 'waiting', notBefore: 0 });
    await database.outboxPhotos.where({ operationId }).modify({ state: 'waiting' });
  });
}

/**
 * Deletes work on a record that the server cannot have: what was never sent, and what was rejected. Returns the
 * deleted operations. Work that was sent without an answer stays.
 */
export async function forgetPending(
  database: LocalDatabase,
  userId: string,
  recordKey: string,
): Promise<OutboxRow[]> {
  const { dexie, outbox, outboxPhotos, records } = database;
  return dexie.transaction('rw', outbox, outboxPhotos, records, async () => {
    const rows = await outboxOf(database, userId)
      .filter((row) => row.recordKey === recordKey && (row.tries === 0 || row.state === 'refused'))
      .toArray();
    for (const { operationId } of rows) await forget(database, operationId);
    return rows;
  });
}

export async function forget(database: LocalDatabase, operationId: string): Promise<void> {
  const { dexie, outbox, outboxPhotos, records } = database;
  await dexie.transaction('rw', outbox, outboxPhotos, records, async () => {
    await outbox.where({ operationId }).delete();
    await outboxPhotos.where({ operationId }).delete();
    await records.where({ source: operationId }).delete();
  });
}

async function evenWhenFull<Value>(write: PromiseLike<Value>): Promise<Value | undefined> {
  try {
    return await write;
  } catch (error) {
    if (!isFull(error)) throw error;
    return undefined;
  }
}
