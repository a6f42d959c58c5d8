// Rejected work in its form again. What waited behind it on the same entry comes along, because it is shown merged.
import type { ShownEntry } from '@schooldog/contract/entries';
import {
  editOfChanges,
  entryChangesSchema,
  entryMerge,
  type MergedEntry,
  mergedEntryOf,
  newEntrySchema,
} from '@schooldog/domain/entries';
import type { FieldConflict } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { pendingRecordsIn, type RecordDeclaration } from '../../../platform/offlineRecords/pendingRecords.ts';
import { conflictsIn } from '../../../platform/offlineRecords/conflictsIn.ts';
import {
  asNew,
  loadRejectedWork,
  type RejectedWork,
  replayEdits,
} from '../../../platform/offlineRecords/rejectedWork.ts';
import { entryRecord, urlsOf } from '../entryRecord.ts';
import { type Filled, withFields } from './merging.ts';
import type { FromAssessment } from './open.ts';
import { type EntryValues, valuesOf } from './values.ts';

export type RejectedEntry = Readonly<{
  /** The entry that the server has; null when it was to be logged. */
  entry: ShownEntry | null;
  filled: Filled;
  supersedes: readonly string[];
  /** From which it was to be logged. */
  assessment: FromAssessment | null;
}>;

/** What goes along with an entry, as far as the work has it. */
const sentSchema = z.object({
  safetyAlert: z
    .object({
      userIds: z.array(z.string()),
      message: z.string(),
      sendImmediately: z.boolean().optional(),
    })
    .nullish(),
  tasksToAddOnSubmission: newEntrySchema.shape.tasksToAddOnSubmission.optional(),
  edit: entryMerge.editSchema.optional(),
  changes: entryChangesSchema.optional(),
});

type Sent = z.infer<typeof sentSchema>;

type Known = Readonly<{
  /** The entry as this device knows it from the server. */
  seen(entryId: string): ShownEntry | undefined;
  /** How its pending work is read. */
  record?: RecordDeclaration<ShownEntry>;
}>;

export async function loadRejectedEntry(
  operationId: string,
  userId: string,
  known: Known,
): Promise<RejectedEntry | null> {
  const rejected = await loadRejectedWork(operationId, userId);
  return rejected === null ? null : rejectedEntryOf(rejected, known);
}

export function rejectedEntryOf(
  { work, photos }: RejectedWork,
  { seen, record = entryRecord }: Known,
): RejectedEntry | null {
  const [pending] = pendingRecordsIn(record, work, new Map());
  if (pending === undefined || pending.kind === 'delete') return null;
  const rows = work.map(({ row }) => row);
  const sent = rows.map(({ input }) => sentSchema.safeParse(input).data ?? {});
  const alert = sent.findLast(({ safetyAlert }) => safetyAlert != null)?.safetyAlert;
  const workOrders = sent.flatMap(({ tasksToAddOnSubmission = [] }) => tasksToAddOnSubmission);
  const extras = {
    alert: alert ?? null,
    workOrders,
  };
  const withPhotos = (values: EntryValues): EntryValues => ({
    ...values,
    ...extras,
    pictures: values.pictures.map((picture) => asNew(picture, photos)),
  });
  const supersedes = rows.map(({ operationId }) => operationId);
  if (pending.kind === 'create') {
    const values = withPhotos(valuesOf(pending.record));
    const filled = { values, base: null, conflicts: [] };
    return { entry: null, filled, supersedes, assessment: assessmentOf(pending.record, rows) };
  }
  const planned = new Set(workOrders.map(({ id }) => id));
  const entry = {
    ...pending.record,
    tasksToAddOnSubmission: pending.record.tasksToAddOnSubmission.filter(({ id }) => !planned.has(id)),
  };
  const wanted = mergedEntryOf(pending.record);
  const { present, conflicts: told } = conflictsIn(rows);
  const base = entryMerge.readFields(present) ?? seenFields(seen(entry.id)) ?? undone(wanted, sent);
  const { values: after, conflicts } = replayed(base, sent, told);
  const values = withFields(valuesOf(pending.record), wanted, after, urlsOf(pending.record));
  return { entry, filled: { values: withPhotos(values), base, conflicts }, supersedes, assessment: null };
}

/** None where the assessment does not take the entry: it is then logged on its own. */
function assessmentOf(
  { assessmentId, schoolId }: ShownEntry,
  rows: RejectedWork['work'][number]['row'][],
): FromAssessment | null {
  const isItsFault = rows.some(({ lastProblem }) => lastProblem?.code.startsWith('assessment.') === true);
  return assessmentId === null || isItsFault ? null : { id: assessmentId, schoolId, tags: [] };
}

function seenFields(entry: ShownEntry | undefined): MergedEntry | undefined {
  return entry === undefined ? undefined : mergedEntryOf(entry);
}

/** Without any word of the server: what the entry was before this work, as far as the work tells. */
function undone(wanted: MergedEntry, sent: readonly Sent[]): MergedEntry {
  return sent.reduceRight((fields, { edit = {} }) => entryMerge.undo(fields, edit), wanted);
}

function replayed(
  base: MergedEntry,
  sent: readonly Sent[],
  told: readonly FieldConflict[],
): Pick<Filled, 'conflicts'> & Readonly<{ values: MergedEntry }> {
  const shownFields = new Set(told.map(({ path }) => path[0]));
  const asked = new Set<keyof MergedEntry>();
  let field: keyof MergedEntry;
  for (field in base) if (shownFields.has(field)) asked.add(field);
  return replayEdits(entryMerge, base, {
    steps: sent,
    editOf: ({ edit, changes }, values) => edit ?? editOfChanges(values, changes ?? {}, asked),
    told,
  });
}
