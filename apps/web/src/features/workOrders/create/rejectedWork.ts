// Rejected work in its form again. Edits that waited behind it come along, because the form shows them merged.
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import {
  type MergedWorkOrder,
  mergedWorkOrderOf,
  newWorkOrderSchema,
  workOrderMerge,
} from '@schooldog/domain/workOrders';
import { z } from 'zod';
import { pendingRecordsIn } from '../../../platform/offlineRecords/pendingRecords.ts';
import { conflictsIn } from '../../../platform/offlineRecords/conflictsIn.ts';
import {
  asNew,
  loadRejectedWork,
  type RejectedWork,
  replayEdits,
} from '../../../platform/offlineRecords/rejectedWork.ts';
import { urlsOf, workOrderRecord } from '../workOrderRecord.ts';
import { type Filled, withFields } from './merging.ts';
import { valuesOf, type WorkOrderValues } from './values.ts';

export type RejectedWorkOrder = Readonly<{
  /** The order that the server has; null when it was to be created. */
  order: ShownWorkOrder | null;
  filled: Filled;
  supersedes: readonly string[];
}>;

type Seen = (workOrderId: string) => ShownWorkOrder | undefined;

const sentSchema = z.object({
  edit: workOrderMerge.editSchema.optional(),
  attachments: newWorkOrderSchema.shape.attachments.optional(),
  entryId: newWorkOrderSchema.shape.entryId.optional(),
});

export async function loadRejectedWorkOrder(
  operationId: string,
  userId: string,
  seen: Seen,
): Promise<RejectedWorkOrder | null> {
  const rejected = await loadRejectedWork(operationId, userId);
  return rejected === null ? null : rejectedWorkOrderOf(rejected, seen);
}

export function rejectedWorkOrderOf({ work, photos }: RejectedWork, seen: Seen): RejectedWorkOrder | null {
  const [pending] = pendingRecordsIn(workOrderRecord, work, new Map());
  if (pending === undefined) return null;
  const rows = work.map(({ row }) => row);
  const sent = rows.map(({ input }) => sentSchema.safeParse(input).data ?? {});
  const supersedes = rows.map(({ operationId }) => operationId);
  const withPhotos = (values: WorkOrderValues): WorkOrderValues => ({
    ...values,
    pictures: values.pictures.map((picture) => asNew(picture, photos)),
  });
  if (pending.kind === 'create') {
    const [{ attachments = [], entryId = null } = {}] = sent;
    const values: WorkOrderValues = {
      ...withPhotos(valuesOf(pending.record)),
      attachments: attachments.map((attachment) => ({ ...attachment, fileName: attachment.name })),
      source: entryId === null ? null : { entryId, recordKey: rows[0]?.waitsFor ?? '' },
    };
    return { order: null, filled: { values, base: null, conflicts: [] }, supersedes };
  }
  const wanted = mergedWorkOrderOf(pending.record);
  const { present, conflicts: told } = conflictsIn(rows);
  const known = seen(pending.record.id);
  const base =
    workOrderMerge.readFields(present) ??
    (known === undefined ? undone(wanted, sent) : mergedWorkOrderOf(known));
  const { values: after, conflicts } = replayEdits(workOrderMerge, base, {
    steps: sent,
    editOf: ({ edit }) => edit ?? {},
    told,
  });
  const values = withFields(valuesOf(pending.record), wanted, after, urlsOf(pending.record));
  return { order: pending.record, filled: { values: withPhotos(values), base, conflicts }, supersedes };
}

/** Without any word of the server: what the order was before this work, as far as the work tells. */
function undone(wanted: MergedWorkOrder, sent: readonly z.infer<typeof sentSchema>[]): MergedWorkOrder {
  return sent.reduceRight((fields, { edit = {} }) => workOrderMerge.undo(fields, edit), wanted);
}
