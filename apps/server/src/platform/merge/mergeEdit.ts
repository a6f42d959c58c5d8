// Applies an edit to the locked record, or rejects it with the conflicts. Nothing of the edit is written
// until the person has chosen.
import type { FieldConflict, FieldsOf, Merge, Shapes } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import { lastChangeOfKey, type LastChanges, lastChanges } from '../audit/audit.ts';
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
  /** Maps of which the audit trail stores the keys that changed. */
  keyed?: readonly string[];
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
  record: EditedRecord<Of>,
  conflicts: readonly FieldConflict[],
): Promise<FieldConflict[]> {
  const { recordType, recordId } = record;
  const changes = await lastChanges(work.tx, { recordType, recordId });
  const latest: (LastChanges[string] | undefined)[] = [];
  for (const { path } of conflicts) latest.push(await lastChangeAt(work, record, changes, path));
  const names = await namesOf(
    work.tx,
    latest.flatMap((change) => change?.userId ?? []),
  );
  return conflicts.map((conflict, at) => {
    const { userId = null, time = null } = latest[at] ?? {};
    return { ...conflict, byName: userId === null ? null : (names.get(userId) ?? null), time };
  });
}

async function lastChangeAt<Of extends Shapes>(
  work: Work,
  { recordType, recordId, keyed = [], audited = ([field = '']) => [field] }: EditedRecord<Of>,
  changes: LastChanges,
  path: readonly string[],
): Promise<LastChanges[string] | undefined> {
  const [field = '', key] = path;
  if (key !== undefined && keyed.includes(field))
    return lastChangeOfKey(work.tx, { recordType, recordId, field, key });
  return audited(path)
    .flatMap((name) => changes[name] ?? [])
    .toSorted((a, b) => b.time.localeCompare(a.time))[0];
}
