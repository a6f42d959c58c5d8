// Apart from rejectedWork.ts, which is part of every page: only forms need schemas.
import { type FieldConflict, recordConflictSchema } from '@schooldog/domain/kernel';
import type { OutboxRow } from '../localDatabase/rows.ts';

/** The record as the server had it when it rejected the work, and the conflicts. */
export function conflictsIn(rows: readonly OutboxRow[]): Readonly<{
  present: Readonly<Record<string, unknown>> | undefined;
  conflicts: readonly FieldConflict[];
}> {
  const found = rows.flatMap(({ lastProblem }) =>
    lastProblem?.code === 'record.conflict'
      ? (recordConflictSchema.safeParse(lastProblem.data).data ?? [])
      : [],
  );
  return { present: found.at(-1)?.present, conflicts: found.flatMap(({ conflicts }) => conflicts) };
}
