// The audit trail of walks, and of the entries that are still in them, in two statements.
import { keptChanges } from '../../platform/audit/audit.ts';
import { auditHistory, auditUpdates } from '../../platform/audit/schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { insertMany } from '../../platform/database/insertMany.ts';
import type { TrailStep } from './story.ts';

export async function writeTrail(tx: Transaction, steps: readonly TrailStep[]): Promise<void> {
  const inOrder = steps
    .filter(({ changed }) => changed.length > 0)
    .toSorted((a, b) => a.time.getTime() - b.time.getTime());
  await insertMany(
    tx,
    auditHistory,
    inOrder.flatMap(({ recordType, recordId, time, userId, isNew, changed }) =>
      keptChanges(isNew, changed).map((one) => ({ recordType, recordId, time, userId, ...one })),
    ),
  );
  const records = Map.groupBy(inOrder, ({ recordType, recordId }) => `${recordType} ${recordId}`);
  await insertMany(tx, auditUpdates, [...records.values()].flatMap(summaryOf));
}

/** Who changed each field last. */
function summaryOf(steps: readonly TrailStep[]) {
  const last = steps.at(-1);
  if (last === undefined) return [];
  const { recordType, recordId, time, userId } = last;
  const stamps = steps.flatMap((step) =>
    step.changed.map(({ field }) => [field, { time: step.time.toISOString(), userId: step.userId }] as const),
  );
  return [{ recordType, recordId, time, userId, fields: Object.fromEntries(stamps) }];
}
