// Sends pending work: urgent work first and otherwise in order, photos before the operation that names
// them, and nothing is deleted here before the server has confirmed it. Runs in pages and in the service
// worker; the caller holds the lock.
import type { LocalDatabase } from '../localDatabase/database.ts';
import type { LastProblem, OutboxPhotoRow, OutboxRow } from '../localDatabase/rows.ts';
import { isDue } from './backoff.ts';
import { createQueue } from './queue.ts';
import { confirm, markPhotoStored, markSending, postpone, putBack, markRejected } from './journal.ts';
import { sha256 } from '../sha256.ts';
import type { Transport } from './transport.ts';
import { classifyResponse, type Pace, type Outcome } from './outcome.ts';

export type DrainParts = Readonly<{
  database: LocalDatabase;
  transport: Transport;
  now(): number;
  onConfirmed?(operation: OutboxRow): void;
  onRejected?(operation: OutboxRow, problem: LastProblem): void;
}>;

export type DrainResult = Readonly<{
  sent: number;
  /** Why it ended before the end of the queue, if it did. */
  stopped: Readonly<{ problem: LastProblem } & Pace> | null;
}>;

const steadily: Pace = { shouldBackOff: false, retryAfterSeconds: null };
/** The server deletes photos that no record claims; one that has been there this long is sent again to be safe. */
const photoRestsAtMost = 60 * 60 * 1000;
/** The server rejects such a photo, but the same bytes may arrive intact the next time. */
const damagedOnTheWay = new Set(['file.checksumMismatch', 'file.interrupted']);

export async function drain(parts: DrainParts): Promise<DrainResult> {
  const { database } = parts;
  if ((await database.outbox.count()) === 0) return { sent: 0, stopped: null };

  const session = classifyResponse(await parts.transport.askSession());
  if (session.kind !== 'confirmed') {
    return { sent: 0, stopped: session.kind === 'later' ? session : { ...session, ...steadily } };
  }
  const userId = userIdIn(session.body);
  if (userId === null) {
    return { sent: 0, stopped: { problem: { code: 'session.needed', data: {} }, ...steadily } };
  }
  return drainFor(userId, parts);
}

async function drainFor(userId: string, parts: DrainParts): Promise<DrainResult> {
  const { database, now } = parts;
  const queue = createQueue(database, userId);
  let sent = 0;
  for (;;) {
    const operation = await queue.next();
    if (operation === null) return { sent, stopped: null };
    if (operation.state === 'refused' || !isDue(operation.notBefore, now())) {
      queue.block(operation.recordKey);
      continue;
    }

    if (!(await markSending(database, operation))) continue;
    const outcome = await deliver(operation, parts);
    switch (outcome.kind) {
      case 'confirmed':
        await confirm(database, operation);
        parts.onConfirmed?.(operation);
        sent += 1;
        break;
      case 'refused':
        await markRejected(database, operation, outcome.problem);
        parts.onRejected?.(operation, outcome.problem);
        queue.block(operation.recordKey);
        break;
      case 'later':
        if (outcome.stopsQueue) {
          await putBack(database, operation, outcome.problem);
          return { sent, stopped: outcome };
        }
        await postpone(database, operation, outcome, now());
        queue.block(operation.recordKey);
        break;
    }
  }
}

async function deliver(operation: OutboxRow, parts: DrainParts): Promise<Outcome> {
  const photos = await parts.database.outboxPhotos
    .where('operationId')
    .equals(operation.operationId)
    .sortBy('position');
  for (const photo of photos) {
    if (isAtServer(photo, parts.now())) continue;
    const outcome = await deliverPhoto(photo, parts);
    if (outcome.kind !== 'confirmed') return outcome;
  }
  return classifyResponse(await parts.transport.sendOperation(operation));
}

async function deliverPhoto(
  photo: OutboxPhotoRow,
  { database, transport, now }: DrainParts,
): Promise<Outcome> {
  const data = { photo: photo.name };
  const bytes = await photo.blob.arrayBuffer().catch(() => null);
  // If this counted as a network failure, one damaged photo would block everything forever.
  if (bytes === null || (await sha256(bytes)) !== photo.sha256) {
    return { kind: 'refused', problem: { code: 'photo.unreadable', data } };
  }
  const outcome = classifyResponse(await transport.putPhoto(photo, bytes));
  if (outcome.kind === 'later') return outcome;
  const isDamaged =
    outcome.kind === 'refused'
      ? damagedOnTheWay.has(outcome.problem.code)
      : !hasChecksum(outcome.body, photo.sha256);
  if (isDamaged) {
    const problem = { code: 'photo.damagedOnTheWay', data };
    return { kind: 'later', problem, stopsQueue: false, ...steadily };
  }
  if (outcome.kind === 'refused') return { kind: 'refused', problem: { code: outcome.problem.code, data } };
  await markPhotoStored(database, photo, now());
  return outcome;
}

function isAtServer({ state, storedAt }: OutboxPhotoRow, now: number): boolean {
  return state === 'stored' && Math.abs(now - storedAt) < photoRestsAtMost;
}

function hasChecksum(body: unknown, checksum: string): boolean {
  return typeof body === 'object' && body !== null && 'sha256' in body && body.sha256 === checksum;
}

function userIdIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('user' in body)) return null;
  const { user } = body;
  if (typeof user !== 'object' || user === null || !('id' in user)) return null;
  return typeof user.id === 'string' ? user.id : null;
}
