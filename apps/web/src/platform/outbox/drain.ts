// Sends what waits: urgent work first and otherwise in order, photos before the operation that names them, and nothing
// is forgotten here before the server has confirmed it. Runs in pages and in the service worker; whoever calls it holds the lock.
import type { LocalDatabase } from '../localDatabase/database.ts';
import type { LastProblem, OutboxPhotoRow, OutboxRow } from '../localDatabase/rows.ts';
import { isDue } from './backoff.ts';
import { createLine } from './line.ts';
import { confirm, markPhotoStored, markSending, postpone, putBack, refuse } from './journal.ts';
import { sha256 } from '../sha256.ts';
import type { Transport } from './transport.ts';
import { judge, type Pace, type Verdict } from './verdict.ts';

export type DrainParts = Readonly<{
  database: LocalDatabase;
  transport: Transport;
  now(): number;
  onConfirmed?(operation: OutboxRow): void;
  onRefused?(operation: OutboxRow, problem: LastProblem): void;
}>;

export type DrainResult = Readonly<{
  sent: number;
  /** Why it ended before the end of the queue, if it did. */
  stopped: Readonly<{ problem: LastProblem } & Pace> | null;
}>;

const steadily: Pace = { isTurnedAway: false, retryAfterSeconds: null };
/** The server sweeps photos that no record claims; one that lies there this long is sent again to be safe. */
const photoRestsAtMost = 60 * 60 * 1000;
/** The server refuses such a photo, but the same bytes may arrive whole the next time. */
const damagedOnTheWay = new Set(['file.checksumMismatch', 'file.interrupted']);

export async function drain(parts: DrainParts): Promise<DrainResult> {
  const { database } = parts;
  if ((await database.outbox.count()) === 0) return { sent: 0, stopped: null };

  const session = judge(await parts.transport.askSession());
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
  const line = createLine(database, userId);
  let sent = 0;
  for (;;) {
    const operation = await line.next();
    if (operation === null) return { sent, stopped: null };
    if (operation.state === 'refused' || !isDue(operation.notBefore, now())) {
      line.holdBack(operation.recordKey);
      continue;
    }

    if (!(await markSending(database, operation))) continue;
    const verdict = await deliver(operation, parts);
    switch (verdict.kind) {
      case 'confirmed':
        await confirm(database, operation);
        parts.onConfirmed?.(operation);
        sent += 1;
        break;
      case 'refused':
        await refuse(database, operation, verdict.problem);
        parts.onRefused?.(operation, verdict.problem);
        line.holdBack(operation.recordKey);
        break;
      case 'later':
        if (verdict.stopsQueue) {
          await putBack(database, operation, verdict.problem);
          return { sent, stopped: verdict };
        }
        await postpone(database, operation, verdict, now());
        line.holdBack(operation.recordKey);
        break;
    }
  }
}

async function deliver(operation: OutboxRow, parts: DrainParts): Promise<Verdict> {
  const photos = await parts.database.outboxPhotos
    .where('operationId')
    .equals(operation.operationId)
    .sortBy('position');
  for (const photo of photos) {
    if (isAtServer(photo, parts.now())) continue;
    const verdict = await deliverPhoto(photo, parts);
    if (verdict.kind !== 'confirmed') return verdict;
  }
  return judge(await parts.transport.sendOperation(operation));
}

async function deliverPhoto(
  photo: OutboxPhotoRow,
  { database, transport, now }: DrainParts,
): Promise<Verdict> {
  const data = { photo: photo.name };
  const bytes = await photo.blob.arrayBuffer().catch(() => null);
  // Were this taken for a network without an answer, one damaged photo would hold up everything for ever.
  if (bytes === null || (await sha256(bytes)) !== photo.sha256) {
    return { kind: 'refused', problem: { code: 'photo.unreadable', data } };
  }
  const verdict = judge(await transport.putPhoto(photo, bytes));
  if (verdict.kind === 'later') return verdict;
  const isDamaged =
    verdict.kind === 'refused'
      ? damagedOnTheWay.has(verdict.problem.code)
      : !hasChecksum(verdict.body, photo.sha256);
  if (isDamaged) {
    const problem = { code: 'photo.damagedOnTheWay', data };
    return { kind: 'later', problem, stopsQueue: false, ...steadily };
  }
  if (verdict.kind === 'refused') return { kind: 'refused', problem: { code: verdict.problem.code, data } };
  await markPhotoStored(database, photo, now());
  return verdict;
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
