// Sends pending work: urgent work first and otherwise in order, and nothing is deleted here before the server has
// confirmed it. Photos go before the operation that names them; those of urgent work follow it. Runs in pages and in the
// service worker; the caller holds the lock.
import type { LocalDatabase } from '../localDatabase/database.ts';
import type { LastProblem, OutboxPhotoRow, OutboxRow } from '../localDatabase/rows.ts';
import { isDue } from './backoff.ts';
import { isPhotosOnly, photosOnly } from './followingPhotos.ts';
import { createQueue, type Queue, type Turn } from './queue.ts';
import {
  confirm,
  keepPhotosOnly,
  markPhotoStored,
  markRejected,
  markSending,
  postpone,
  putBack,
} from './journal.ts';
import { sha256 } from '../sha256.ts';
import type { Transport } from './transport.ts';
import { classifyResponse, type Pace, type Outcome } from './outcome.ts';
import { createUploads, type Uploads } from './uploads.ts';

export type DrainParts = Readonly<{
  database: LocalDatabase;
  transport: Transport;
  now(): number;
  /** Calls the listener when urgent work comes in. Returns how to stop. */
  onUrgent?(listener: () => void): () => void;
  /**
   * Who is signed in, where the caller knows it: the session is not asked for first. The server rejects work of anyone
   * else for now, so it is only put back.
   */
  userId?: string | null;
  /** Its request is on the way. */
  onDeparted?(operation: OutboxRow): void;
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
  if (parts.userId != null) return drainFor(parts.userId, parts);

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

type Run = DrainParts & Readonly<{ queue: Queue; uploads: Uploads }>;

async function drainFor(userId: string, parts: DrainParts): Promise<DrainResult> {
  const uploads = createUploads(parts.onUrgent);
  const run = { ...parts, uploads, queue: createQueue(parts.database, userId) };
  try {
    return await sendAll(run);
  } finally {
    uploads.end();
  }
}

async function sendAll(run: Run): Promise<DrainResult> {
  const { database, queue, uploads, now } = run;
  let sent = 0;
  for (;;) {
    uploads.startTurn();
    const turn = await queue.next();
    if (turn === null) return { sent, stopped: null };
    const { operation } = turn;
    if (operation.state === 'refused' || !isDue(operation.notBefore, now())) {
      queue.block(operation.recordKey);
      continue;
    }

    if (!(await markSending(database, operation))) continue;
    const outcome = await deliver(turn, run);
    if (outcome.kind === 'confirmed' || outcome.kind === 'photosFollow') sent += 1;
    if (outcome.kind === 'later' && outcome.stopsQueue) {
      await putBack(database, operation, outcome.problem);
      return { sent, stopped: outcome };
    }
    await record(operation, outcome, run);
  }
}

/** What became of a delivery, where the drain goes on. */
async function record(operation: OutboxRow, outcome: Delivery, run: Run): Promise<void> {
  const { database, queue, now } = run;
  switch (outcome.kind) {
    case 'confirmed':
      await confirm(database, operation);
      run.onConfirmed?.(operation);
      break;
    case 'photosFollow':
      queue.putBack({ ...operation, ...photosOnly(operation) });
      run.onConfirmed?.(operation);
      break;
    case 'overtaken':
      await putBack(database, operation, operation.lastProblem);
      queue.putBack(operation);
      break;
    case 'refused':
      await markRejected(database, operation, outcome.problem);
      run.onRejected?.(operation, outcome.problem);
      queue.block(operation.recordKey);
      break;
    case 'later':
      await postpone(database, operation, outcome, now());
      queue.block(operation.recordKey);
      break;
  }
}

type Delivery = Outcome | Readonly<{ kind: 'photosFollow' | 'overtaken' }>;

async function deliver({ operation, isExpress }: Turn, run: Run): Promise<Delivery> {
  const { database, transport, now } = run;
  const all = operation.photoCount === 0 ? [] : await photosOf(database, operation);
  const photos = all.filter((photo) => !isAtServer(photo, now()));
  const send = (photosToFollow: readonly string[]) => {
    const reply = transport.sendOperation(operation, photosToFollow);
    run.onDeparted?.(operation);
    return reply;
  };
  if (isPhotosOnly(operation)) return deliverEveryPhoto(photos, run);
  if (isExpress && operation.photosMayFollow === true && photos.length > 0) {
    const ids = photos.map(({ id }) => id);
    const outcome = classifyResponse(await send(ids));
    if (outcome.kind !== 'confirmed') return outcome;
    if (await keepPhotosOnly(database, operation)) return { kind: 'photosFollow' };
    return deliverEveryPhoto(photos, run);
  }
  for (const photo of photos) {
    const outcome = await deliverPhoto(photo, run);
    if (outcome.kind !== 'confirmed') return outcome;
  }
  return classifyResponse(await send([]));
}

function photosOf(database: LocalDatabase, { operationId }: OutboxRow): Promise<OutboxPhotoRow[]> {
  return database.outboxPhotos.where('operationId').equals(operationId).sortBy('position');
}

/** The record is at the server, so one photo that is rejected does not hold back the others. */
async function deliverEveryPhoto(photos: readonly OutboxPhotoRow[], run: Run): Promise<Delivery> {
  let rejected: Delivery | null = null;
  for (const photo of photos) {
    const outcome = await deliverPhoto(photo, run);
    if (outcome.kind === 'refused') rejected ??= outcome;
    else if (outcome.kind !== 'confirmed') return outcome;
  }
  return rejected ?? { kind: 'confirmed', body: null };
}

async function deliverPhoto(
  photo: OutboxPhotoRow,
  { database, transport, uploads, now }: Run,
): Promise<Delivery> {
  const data = { photo: photo.name };
  const bytes = await photo.blob.arrayBuffer().catch(() => null);
  // If this counted as a network failure, one damaged photo would block everything forever.
  if (bytes === null || (await sha256(bytes)) !== photo.sha256) {
    return { kind: 'refused', problem: { code: 'photo.unreadable', data } };
  }
  const reply = await uploads.run((signal) => transport.putPhoto(photo, bytes, signal));
  if (reply === 'overtaken') return { kind: 'overtaken' };
  const outcome = classifyResponse(reply);
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
