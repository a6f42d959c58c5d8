// Work that the server rejected, to be opened in its form again. Later work on the same record is included, because
// the form shows it merged.
import type { EditIn, FieldConflict, FieldsOf, Merge, Shapes } from '@schooldog/domain/kernel';
import { withDatabase } from '../localDatabase/localDatabase.ts';
import { outboxOf } from '../localDatabase/outboxOf.ts';
import type { OutboxPhotoRow } from '../localDatabase/rows.ts';
import type { Picture } from './drafts.ts';
import type { PendingWork } from './pendingRecords.ts';

/** Oldest first, beginning with the rejected operation. */
export type RejectedWork = Readonly<{ work: readonly PendingWork[]; photos: readonly OutboxPhotoRow[] }>;

/** Null when it is no longer there, or belongs to another user. */
export async function loadRejectedWork(operationId: string, userId: string): Promise<RejectedWork | null> {
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
    const after = new Map(kept.map(({ source, value }) => [source, value]));
    return {
      work: rows.map((row) => ({ row, after: after.get(row.operationId), isSent: false })),
      photos,
    };
  });
}

type Replay<Of extends Shapes, Step> = Readonly<{
  steps: readonly Step[];
  editOf(step: Step, values: FieldsOf<Of>): EditIn<Merge<Of>>;
  /** What the server said when it rejected the work. */
  told: readonly FieldConflict[];
}>;

/** Each edit was made on top of the ones before it. */
export function replayEdits<Of extends Shapes, Step>(
  merge: Merge<Of>,
  base: FieldsOf<Of>,
  { steps, editOf, told }: Replay<Of, Step>,
): Readonly<{ values: FieldsOf<Of>; conflicts: readonly FieldConflict[] }> {
  let values = base;
  const found = new Map<string, FieldConflict>();
  for (const step of steps) {
    const { value, conflicts } = merge.apply(values, editOf(step, values));
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

/** A photo is deleted with its operation, so it is stored again with the corrected work. */
export function asNew(picture: Picture, photos: readonly OutboxPhotoRow[]): Picture {
  const photo = picture.kind === 'kept' ? photos.find(({ id }) => id === picture.id) : undefined;
  if (photo === undefined) return picture;
  return { kind: 'new', file: new File([photo.blob], photo.name, { type: photo.blob.type }) };
}
