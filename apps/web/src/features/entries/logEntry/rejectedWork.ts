// Rejected work in its form again. What waited behind it on the same entry comes along, because it is shown merged.
import type { ShownEntry } from '@schooldog/contract/entries';
import {
  editOfChanges,
  entryChangesSchema,
  type EntryEdit,
  entryMerge,
  type MergedEntry,
  mergedEntryOf,
  newEntrySchema,
} from '@schooldog/domain/entries';
import { type FieldConflict, recordConflictSchema } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { withDatabase } from '../../../platform/localDatabase/localDatabase.ts';
import { outboxOf } from '../../../platform/localDatabase/outboxOf.ts';
import type { OutboxPhotoRow, OutboxRow } from '../../../platform/localDatabase/rows.ts';
import { unsentEntriesIn } from './mergeUnsent.ts';
import { type Filled, urlsOf, withFields } from './merging.ts';
import { type EntryValues, type Picture, valuesOf } from './values.ts';

export type RejectedWork = Readonly<{
  /** The entry that the server has; null when it was to be logged. */
  entry: ShownEntry | null;
  filled: Filled;
  supersedes: readonly string[];
}>;

/** What goes along with an entry, as far as the work has it. */
const sentSchema = z.object({
  safetyAlert: newEntrySchema.shape.safetyAlert.optional(),
  tasksToAddOnSubmission: newEntrySchema.shape.tasksToAddOnSubmission.optional(),
  edit: entryMerge.editSchema.optional(),
  changes: entryChangesSchema.optional(),
});

type Sent = z.infer<typeof sentSchema>;

/** `seen` is the entry as this device knows it from the server. */
export async function loadRejectedWork(
  operationId: string,
  userId: string,
  seen: (entryId: string) => ShownEntry | undefined,
): Promise<RejectedWork | null> {
  return withDatabase(async (database) => {
    const rejected = await database.outbox.get({ operationId });
    if (rejected === undefined || rejected.userId !== userId) return null;
    const rows = await outboxOf(database, userId, rejected.sequence - 1)
      .filter(({ recordKey }) => recordKey === rejected.recordKey)
      .toArray();
    const operationIds = rows.map((row) => row.operationId);
    const [kept, photos] = await Promise.all([
      database.records.where('source').anyOf(operationIds).toArray(),
      database.outboxPhotos.where('operationId').anyOf(operationIds).toArray(),
    ]);
    return rejectedWorkOf(rows, {
      records: new Map(kept.map(({ source, value }) => [source, value])),
      photos,
      seen,
    });
  });
}

type Kept = Readonly<{
  records: ReadonlyMap<string, unknown>;
  photos: readonly OutboxPhotoRow[];
  seen(entryId: string): ShownEntry | undefined;
}>;

export function rejectedWorkOf(
  rows: readonly OutboxRow[],
  { records, photos, seen }: Kept,
): RejectedWork | null {
  const [unsent] = unsentEntriesIn({ rows, records, urls: new Map() });
  if (unsent === undefined || unsent.kind === 'delete') return null;
  const sent = rows.map(({ input }) => sentSchema.safeParse(input).data ?? {});
  const alert = sent.findLast(({ safetyAlert }) => safetyAlert != null)?.safetyAlert;
  const workOrders = sent.flatMap(({ tasksToAddOnSubmission = [] }) => tasksToAddOnSubmission);
  const extras = {
    alert: alert == null ? null : { userIds: alert.userIds, message: alert.message },
    workOrders,
  };
  const withPhotos = (values: EntryValues): EntryValues => ({
    ...values,
    ...extras,
    pictures: values.pictures.map((picture) => asNew(picture, photos)),
  });
  const supersedes = rows.map(({ operationId }) => operationId);
  if (unsent.kind === 'log') {
    const values = withPhotos(valuesOf(unsent.entry));
    return { entry: null, filled: { values, base: null, conflicts: [] }, supersedes };
  }
  const planned = new Set(workOrders.map(({ id }) => id));
  const entry = {
    ...unsent.entry,
    tasksToAddOnSubmission: unsent.entry.tasksToAddOnSubmission.filter(({ id }) => !planned.has(id)),
  };
  const wanted = mergedEntryOf(unsent.entry);
  const base = presentIn(rows) ?? seenFields(seen(entry.id)) ?? undone(wanted, sent);
  const { values: after, conflicts } = replayed(base, sent, conflictingFields(rows));
  const values = withFields(valuesOf(unsent.entry), wanted, after, urlsOf(unsent.entry));
  return { entry, filled: { values: withPhotos(values), base, conflicts }, supersedes };
}

function conflictIn({ lastProblem }: OutboxRow) {
  if (lastProblem?.code !== 'record.conflict') return undefined;
  return recordConflictSchema.safeParse(lastProblem.data).data;
}

/** The server told the present state when it rejected the work. */
function presentIn(rows: readonly OutboxRow[]): MergedEntry | undefined {
  const told = rows.map(conflictIn).findLast((conflict) => conflict !== undefined);
  return told === undefined ? undefined : entryMerge.fieldsSchema.safeParse(told.present).data;
}

function conflictingFields(rows: readonly OutboxRow[]): readonly FieldConflict[] {
  return rows.flatMap((row) => conflictIn(row)?.conflicts ?? []);
}

function seenFields(entry: ShownEntry | undefined): MergedEntry | undefined {
  return entry === undefined ? undefined : mergedEntryOf(entry);
}

/** Without any word of the server: what the entry was before this work, as far as the work tells. */
function undone(wanted: MergedEntry, sent: readonly Sent[]): MergedEntry {
  return sent.reduceRight((fields, { edit = {} }) => entryMerge.undo(fields, edit), wanted);
}

/** Each edit was made on top of the ones before it. */
function replayed(
  base: MergedEntry,
  sent: readonly Sent[],
  told: readonly FieldConflict[],
): Pick<Filled, 'conflicts'> & Readonly<{ values: MergedEntry }> {
  const toldFields = new Set(told.map(({ path }) => path[0]));
  const asked = new Set<keyof MergedEntry>();
  let field: keyof MergedEntry;
  for (field in base) if (toldFields.has(field)) asked.add(field);
  let values = base;
  const found = new Map<string, FieldConflict>();
  for (const { edit, changes } of sent) {
    const applied: EntryEdit = edit ?? editOfChanges(values, changes ?? {}, asked);
    const { value, conflicts } = entryMerge.apply(values, applied);
    for (const conflict of conflicts) {
      const known = told.find(({ path }) => path.join() === conflict.path.join());
      const first = found.get(conflict.path.join()) ?? { ...conflict, ...namesIn(known) };
      found.set(conflict.path.join(), { ...first, yours: conflict.yours });
    }
    values = value;
  }
  return { values, conflicts: [...found.values()] };
}

const namesIn = (known: FieldConflict | undefined) =>
  known === undefined ? {} : { byName: known.byName, time: known.time };

/** A photo goes with the work that it came with, so it is stored once more with the corrected work. */
function asNew(picture: Picture, photos: readonly OutboxPhotoRow[]): Picture {
  const photo = picture.kind === 'kept' ? photos.find(({ id }) => id === picture.id) : undefined;
  if (photo === undefined) return picture;
  return { kind: 'new', file: new File([photo.blob], photo.name, { type: photo.blob.type }) };
}
