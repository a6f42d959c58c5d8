// Applies an edit to the locked record, or rejects it with the conflicts. Nothing of the edit is written
// until the person has chosen.
import type { FieldConflict, FieldsOf, Merge, Shapes } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import { lastChanges } from '../audit/audit.ts';
import { namesOf } from '../identity/namesOf.ts';
import type { Work } from '../work/work.ts';

export type EditedRecord<Of extends Shapes> = Readonly<{
  recordType: string;
  recordId: string;
  /** May have more fields than are merged; they are left out of answers. */
  current: FieldsOf<Of>;
  edit: Parameters<Merge<Of>['apply']>[1];
  /** The names under which the audit trail stores the value at a path; without it, the name of the field. */
  audited?(path: readonly string[]): readonly string[];
}>;

export async function mergeEdit<Of extends Shapes>(
  work: Work,
  merge: Merge<Of>,
  record: EditedRecord<Of>,
): Promise<FieldsOf<Of>> {
  const current = merge.pick(record.current);
  const { value, conflicts, overfull } = merge.apply(current, record.edit);
  if (conflicts.length > 0) {
    const described = await describeConflicts(work, record, conflicts);
    throw problem('record.conflict', { present: current, conflicts: described });
  }
  const [full] = overfull;
  if (full !== undefined) {
    const { path, limit, count } = full;
    throw problem('record.overfull', { field: path.join('.'), limit, count });
  }
  return value;
}

/** Only the fields that the edit names. */
export async function mergedChanges<Of extends Shapes>(
  work: Work,
  merge: Merge<Of>,
  record: EditedRecord<Of>,
): Promise<Partial<FieldsOf<Of>>> {
  const merged = await mergeEdit(work, merge, record);
  const changes: Partial<FieldsOf<Of>> = {};
  for (const field in record.edit) changes[field] = merged[field];
  return changes;
}

async function describeConflicts<Of extends Shapes>(
  work: Work,
  { recordType, recordId, audited = ([field = '']) => [field] }: EditedRecord<Of>,
  conflicts: readonly FieldConflict[],
): Promise<FieldConflict[]> {
  const changes = await lastChanges(work.tx, { recordType, recordId });
  const names = await namesOf(
    work.tx,
    Object.values(changes).flatMap(({ userId }) => userId ?? []),
  );
  return conflicts.map((conflict) => {
    const latest = audited(conflict.path)
      .flatMap((field) => changes[field] ?? [])
      .toSorted((a, b) => b.time.localeCompare(a.time))[0];
    const byName = latest?.userId == null ? null : (names.get(latest.userId) ?? null);
    return { ...conflict, byName, time: latest?.time ?? null };
  });
}
