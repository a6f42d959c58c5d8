// What features and screens call. The light part comes with the page, the rest is loaded when first used.
import { saveFile } from '../downloads/saveFile.ts';
import { untilLoaded } from '../lazyParts/untilLoaded.ts';
import { localDatabase, withDatabase } from '../localDatabase/localDatabase.ts';
import { reportDatabaseError } from '../localDatabase/lostConnection.ts';
import { outboxOf } from '../localDatabase/outboxOf.ts';
import { useLive } from '../localDatabase/useLive.ts';
import { holdUntil } from '../readiness/holds.ts';
import { useUser } from '../session/session.ts';
import { noteDiscarded } from './discarded.ts';
import { forget, forgetPending, makeDue } from './journal.ts';
import type { OperationDraft, ProcedureName } from './operation.ts';
import { itemsOf, optimisticOf, type OutboxItem } from './readOutbox.ts';
import { currentUserId, syncScheduler } from './running.ts';

/** Work that is being written to the device, and is in no list until then. */
const beingStored = new Set<Promise<string>>();

export async function enqueue<Name extends ProcedureName>(draft: OperationDraft<Name>): Promise<string> {
  const stored = holdUntil(
    'work',
    loadEnqueue().then((part) => part.enqueue(draft)),
  );
  beingStored.add(stored);
  try {
    return await stored;
  } finally {
    beingStored.delete(stored);
  }
}

const loadEnqueue = () => import('./enqueue.ts');

/**
 * Fetches the code for storing work. A screen whose work must not need the network waits for this before it opens.
 */
export async function preloadEnqueue(): Promise<void> {
  // A database that cannot be opened is reported when something is stored.
  await Promise.all([untilLoaded(loadEnqueue), untilLoaded(localDatabase).catch(reportDatabaseError)]);
}

/** All pending work of the signed-in user, oldest first; undefined until it has been read. */
export function useOutbox(): readonly OutboxItem[] | undefined {
  const { id } = useUser();
  return useLive(`outbox ${id}`, (database) => itemsOf(database, id));
}

export function usePendingCount(): number {
  const { id } = useUser();
  return useLive(`unsent ${id}`, (database) => outboxOf(database, id).count()) ?? 0;
}

/** Records with pending operations whose key has this prefix; undefined until they have been read. */
export function useOptimistic(prefix: string): readonly { key: string; value: unknown }[] | undefined {
  const { id } = useUser();
  return useLive(`optimistic ${id} ${prefix}`, (database) => optimisticOf(database, id, prefix));
}

export async function pendingCount(): Promise<number> {
  const userId = currentUserId();
  return userId === null ? 0 : withDatabase((database) => outboxOf(database, userId).count());
}

/**
 * For a step that must come after everything entered so far, however quickly it is asked for: resolves once the server
 * has answered all matching work, with what it rejected.
 */
export async function untilAnswered(matches: (item: OutboxItem) => boolean): Promise<readonly OutboxItem[]> {
  await Promise.allSettled(beingStored);
  const userId = currentUserId();
  if (userId === null) return [];
  const part = await import('./untilAnswered.ts');
  return part.untilAnswered(userId, matches);
}

export async function retry(operationId: string): Promise<void> {
  await withDatabase((database) => makeDue(database, operationId));
  void syncScheduler.trigger({ urgent: true });
}

/** Permanently. The screen asks first. */
export async function discard(operationId: string): Promise<void> {
  noteDiscarded(operationId);
  await withDatabase((database) => forget(database, operationId));
  // Work blocked by it may be sent now.
  void syncScheduler.trigger({ urgent: true });
}

/**
 * Permanently deletes work on this record that the server cannot have. Returns the procedures of the deleted work.
 * Work that was sent without an answer stays, because the server may have done it.
 */
export async function discardPending(recordKey: string): Promise<readonly string[]> {
  const userId = currentUserId();
  if (userId === null) return [];
  const gone = await withDatabase((database) => forgetPending(database, userId, recordKey));
  for (const { operationId } of gone) noteDiscarded(operationId);
  return gone.map(({ procedure }) => procedure);
}

/** Saves a file with the work and its photos; false when it was already sent. */
export async function saveToFile(operationId: string): Promise<boolean> {
  const { savedFileOf } = await import('./savedFile.ts');
  const savedAt = new Date().toISOString();
  const file = await withDatabase((database) => savedFileOf(database, operationId, savedAt));
  if (file === null) return false;
  saveFile(new Blob([file.text], { type: 'application/json' }), file.name);
  return true;
}
