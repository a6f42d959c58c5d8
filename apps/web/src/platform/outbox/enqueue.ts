// Takes work from a screen. Online or not, it goes through the outbox, so that there is one code path.
import { problem } from '@schooldog/domain/problems';
import { connectivity } from '../connectivity/connectivity.ts';
import { isFull } from '../localDatabase/databaseErrors.ts';
import { localDatabase } from '../localDatabase/localDatabase.ts';
import { reportDatabaseError } from '../localDatabase/lostConnection.ts';
import { askToPersist, checkRoom, reportFull } from '../localDatabase/storageRoom.ts';
import { requestBackgroundSync } from '../serviceWorker/backgroundSync.ts';
import { untilDeparted } from './departures.ts';
import { noteDiscarded } from './discarded.ts';
import type { OperationDraft, ProcedureName } from './operation.ts';
import { arrivals, currentUserId, syncScheduler } from './running.ts';
import { storeOperation } from './storeOperation.ts';
import { announceUrgent } from './urgentSignal.ts';

/** When this resolves, the work is safe on the device. Reports when there is no space left. */
export async function enqueue<Name extends ProcedureName>(draft: OperationDraft<Name>): Promise<string> {
  const userId = currentUserId();
  if (userId === null) throw problem('session.needed');
  const operationId = await store(draft, userId);
  if (connectivity.get().isOffline) arrivals.noteStoredOffline(operationId);
  if (draft.corrects !== undefined) noteDiscarded(draft.corrects);
  if (draft.isUrgent === true) {
    announceUrgent();
    await untilDeparted(operationId, () => syncScheduler.trigger({ urgent: true }));
  } else {
    void syncScheduler.trigger();
  }
  void requestBackgroundSync();
  void askToPersist();
  void checkRoom();
  return operationId;
}

async function store<Name extends ProcedureName>(
  draft: OperationDraft<Name>,
  userId: string,
): Promise<string> {
  try {
    return await storeOperation(draft, {
      database: await localDatabase(),
      userId,
      now: Date.now,
      randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    });
  } catch (error) {
    reportDatabaseError(error);
    if (!isFull(error)) throw error;
    reportFull();
    throw problem('device.noRoom');
  }
}
