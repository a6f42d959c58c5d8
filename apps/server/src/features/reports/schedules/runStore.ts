import type { Transaction } from '../../../platform/database/database.ts';
import { type Placeholders, statement } from '../../../platform/database/statement.ts';
import { insertRow } from '../../../platform/database/writeRow.ts';
import type { Work } from '../../../platform/work/work.ts';
import { eq } from 'drizzle-orm';
import { scheduledRuns } from '../schema.ts';

type RunRow = typeof scheduledRuns.$inferSelect;

const takeById = statement((db, { exportId }: Placeholders<{ exportId: string }>) =>
  db.delete(scheduledRuns).where(eq(scheduledRuns.exportId, exportId)).returning(),
);

export function insertRun(work: Pick<Work, 'defer'>, row: RunRow): void {
  work.defer(insertRow(scheduledRuns, row));
}

/** Undefined for a run that is not by schedule, or was taken before. */
export async function takeRun(tx: Transaction, exportId: string): Promise<RunRow | undefined> {
  const [row] = await takeById(tx, { exportId });
  return row;
}
