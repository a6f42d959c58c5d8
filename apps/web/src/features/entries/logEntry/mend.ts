// Refused work in its form again. What waited behind it on the same entry comes along, because it is shown merged.
import type { ShownEntry } from '@schooldog/contract/entries';
import { newEntrySchema } from '@schooldog/domain/entries';
import { z } from 'zod';
import { withDatabase } from '../../../platform/localDatabase/localDatabase.ts';
import { outboxOf } from '../../../platform/localDatabase/outboxOf.ts';
import type { OutboxPhotoRow, OutboxRow } from '../../../platform/localDatabase/rows.ts';
import { unsentEntriesIn } from './mergeUnsent.ts';
import type { ChangedField } from './submission.ts';
import { valuesOf, type EntryValues, type Picture } from './values.ts';

export type Mend = Readonly<{
  /** The entry that the server has; null when it was to be logged. */
  entry: ShownEntry | null;
  values: EntryValues;
  replaces: readonly string[];
  carried: readonly ChangedField[];
}>;

/** What goes along with an entry, as far as the work has it. */
const extrasSchema = z.object({
  safetyAlert: newEntrySchema.shape.safetyAlert.optional(),
  tasksToAddOnSubmission: newEntrySchema.shape.tasksToAddOnSubmission.optional(),
  changes: z.record(z.string(), z.unknown()).optional(),
});

export async function loadMend(operationId: string, userId: string): Promise<Mend | null> {
  return withDatabase(async (database) => {
    const refused = await database.outbox.get({ operationId });
    if (refused === undefined || refused.userId !== userId) return null;
    const rows = await outboxOf(database, userId, refused.sequence - 1)
      .filter(({ recordKey }) => recordKey === refused.recordKey)
      .toArray();
    const operationIds = rows.map((row) => row.operationId);
    const [kept, photos] = await Promise.all([
      database.records.where('source').anyOf(operationIds).toArray(),
      database.outboxPhotos.where('operationId').anyOf(operationIds).toArray(),
    ]);
    return mendOf(rows, new Map(kept.map(({ source, value }) => [source, value])), photos);
  });
}

export function mendOf(
  rows: readonly OutboxRow[],
  records: ReadonlyMap<string, unknown>,
  photos: readonly OutboxPhotoRow[],
): Mend | null {
  const [unsent] = unsentEntriesIn({ rows, records, urls: new Map() });
  if (unsent === undefined || unsent.kind === 'delete') return null;
  const extras = rows.flatMap(({ input }) => extrasSchema.safeParse(input).data ?? []);
  const alert = extras.findLast(({ safetyAlert }) => safetyAlert != null)?.safetyAlert;
  const workOrders = extras.flatMap(({ tasksToAddOnSubmission = [] }) => tasksToAddOnSubmission);
  const values = valuesOf(unsent.entry);
  const planned = new Set(workOrders.map(({ id }) => id));
  const entry = {
    ...unsent.entry,
    tasksToAddOnSubmission: unsent.entry.tasksToAddOnSubmission.filter(({ id }) => !planned.has(id)),
  };
  return {
    entry: unsent.kind === 'log' ? null : entry,
    values: {
      ...values,
      pictures: values.pictures.map((picture) => asNew(picture, photos)),
      alert: alert == null ? null : { userIds: alert.userIds, message: alert.message },
      workOrders,
    },
    replaces: rows.map(({ operationId }) => operationId),
    carried: extras.flatMap(({ changes = {} }) => changeable.filter((field) => field in changes)),
  };
}

const changeable = [
  'observationCategoryId',
  'observationType',
  'quantity',
  'comment',
  'location',
  'manualTags',
  'imageIds',
] as const satisfies readonly ChangedField[];

/** A photo goes with the work that it came with, so it is stored anew with the mended work. */
function asNew(picture: Picture, photos: readonly OutboxPhotoRow[]): Picture {
  const photo = picture.kind === 'kept' ? photos.find(({ id }) => id === picture.id) : undefined;
  if (photo === undefined) return picture;
  return { kind: 'new', file: new File([photo.blob], photo.name, { type: photo.blob.type }) };
}
