// Work in the outbox of this device that the server has rejected.
import { drawnBytes, tuesdayMorning } from '@schooldog/domain/testing';
import { withDatabase } from '../platform/localDatabase/localDatabase.ts';
import type { LastProblem } from '../platform/localDatabase/rows.ts';
import type { OperationDraft, ProcedureName } from '../platform/outbox/index.ts';
import { storeOperation } from '../platform/outbox/storeOperation.ts';

/** Returns its id. */
export async function storeRejected<Name extends ProcedureName>(
  draft: OperationDraft<Name>,
  userId: string,
  lastProblem: LastProblem,
): Promise<string> {
  return withDatabase(async (database) => {
    const operationId = await storeOperation(draft, {
      database,
      userId,
      now: () => tuesdayMorning.getTime(),
      randomBytes: drawnBytes,
    });
    await database.outbox.where({ operationId }).modify({ state: 'refused', tries: 1, lastProblem });
    return operationId;
  });
}
