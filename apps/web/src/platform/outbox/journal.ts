// What the drain writes down. Every write names existing rows: work that was discarded or purged meanwhile never
// comes back, and a full disk never stops work from leaving the device.
import type { LocalDatabase } from '../localDatabase/database.ts';
import { isFull } from '../localDatabase/databaseErrors.ts';
import type { LastProblem, OutboxPhotoRow, OutboxRow } from '../localDatabase/rows.ts';
import { operationDelay } from './backoff.ts';

export async function markSending(database: LocalDatabase, { sequence, tries }: OutboxRow): Promise<void> {
  await evenWhenFull(database.outbox.update(sequence, { state: 'sending', tries: tries + 1 }));
}

export async function markPhotoStored(
  database: LocalDatabase,
  { id }: OutboxPhotoRow,
  now: number,
): Promise<void> {
  await evenWhenFull(database.outboxPhotos.update(id, { state: 'stored', storedAt: now }));
}

/** The server has it: only now does the device let go, of everything at once. */
export async function confirm(database: LocalDatabase, { operationId }: OutboxRow): Promise<void> {
  await forget(database, operationId);
}

export async function refuse(
  database: LocalDatabase,
  { sequence }: OutboxRow,
  problem: LastProblem,
): Promise<void> {
  await evenWhenFull(database.outbox.update(sequence, { state: 'refused', lastProblem: problem }));
}

export async function putBack(
  database: LocalDatabase,
  { sequence }: OutboxRow,
  problem: LastProblem,
): Promise<void> {
  await evenWhenFull(database.outbox.update(sequence, { state: 'waiting', lastProblem: problem }));
}

export async function postpone(
  database: LocalDatabase,
  { sequence, tries }: OutboxRow,
  problem: LastProblem,
  now: number,
): Promise<void> {
  const notBefore = now + operationDelay(tries + 1);
  await evenWhenFull(database.outbox.update(sequence, { state: 'waiting', lastProblem: problem, notBefore }));
}

/** Makes a refused or postponed piece of work due again; its photos travel again, because nobody may have kept them. */
export async function makeDue(database: LocalDatabase, operationId: string): Promise<void> {
  await database.dexie.transaction('rw', database.outbox, database.outboxPhotos, async () => {
    await database.outbox.where({ operationId }).modify({ state: 'waiting', notBefore: 0 });
    await database.outboxPhotos.where({ operationId }).modify({ state: 'waiting' });
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

async function evenWhenFull(write: PromiseLike<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isFull(error)) throw error;
  }
}
