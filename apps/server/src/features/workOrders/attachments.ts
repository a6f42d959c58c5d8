// Attachments: added under a name, removed softly, so that the history stays readable.
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { type NewAttachment, workOrderLimits } from '@schooldog/domain/workOrders';
import type { Command, CommandContext } from '../../platform/api/context.ts';
import type { Reader } from '../../platform/database/database.ts';
import { attachmentsOf, insertAttachment, updateAttachment } from './attachmentStore.ts';
import { attachmentOwner } from './images.ts';
import { noticesOf } from './live.ts';
import { workOrderRecord } from './record.ts';
import { type StoredWorkOrder, updateWorkOrder } from './store.ts';

type Added = Readonly<{ workOrderId: string; attachment: NewAttachment }>;

export const addWorkOrderAttachment: Command<Added> = async (context, { workOrderId, attachment }) => {
  const order = await workOrderRecord.lock(context, workOrderId, 'changeFiles');
  const present = (await attachmentsOf(context.work.tx, workOrderId)).filter(({ isDeleted }) => !isDeleted);
  if (present.length >= workOrderLimits.attachments) throw problem('workOrder.tooManyAttachments');
  await addAttachments(context, order, [attachment]);
  await record(context, order, { from: null, to: attachment.name });
};

export const removeWorkOrderAttachment: Command<
  Readonly<{ workOrderId: string; attachmentId: string }>
> = async (context, { workOrderId, attachmentId }) => {
  const { work, actor } = context;
  const order = await workOrderRecord.lock(context, workOrderId, 'changeFiles');
  const found = (await attachmentsOf(work.tx, workOrderId)).find(({ id }) => id === attachmentId);
  if (found === undefined) throw problem('workOrder.attachmentNotFound');
  if (found.isDeleted) return;
  updateAttachment(work, attachmentId, {
    isDeleted: true,
    deletedByUserId: actor.userId,
    timeDeleted: work.now,
    timeUpdated: work.now,
  });
  await record(context, order, { from: found.name, to: null });
};

/** Of a new order they come with it. */
export async function addAttachments(
  { services, work, actor }: CommandContext,
  order: StoredWorkOrder,
  added: readonly NewAttachment[],
): Promise<void> {
  for (const { id, fileId, name } of added) {
    await services.files.claim(work, {
      fileId,
      ownerType: attachmentOwner,
      ownerId: order.id,
      kinds: 'documents',
    });
    insertAttachment(work, {
      id,
      workOrderId: order.id,
      fileId,
      name,
      byUserId: actor.userId,
      isDeleted: false,
      deletedByUserId: null,
      timeDeleted: null,
      timeCreated: work.now,
      timeUpdated: work.now,
    });
  }
}

async function record(
  { work, actor }: CommandContext,
  order: StoredWorkOrder,
  change: Readonly<{ from: string | null; to: string | null }>,
): Promise<void> {
  updateWorkOrder(work, order.id, {
    hasActivityOfOthers: order.hasActivityOfOthers || actor.userId !== order.createdByUserId,
    timeUpdated: work.now,
  });
  await work.audit({
    recordType: workOrderRecord.type,
    recordId: order.id,
    before: { attachments: change.from },
    after: { attachments: change.to },
    fields: ['attachments'],
  });
  await work.announce(...noticesOf(order));
}

/** The file of a removed attachment stays for the record, but is no longer shown. */
export async function mustSeeAttachment(
  reader: Reader,
  actor: Actor,
  { id, ownerId }: Readonly<{ id: string; ownerId: string }>,
): Promise<void> {
  await workOrderRecord.view(reader, actor, ownerId);
  const attachment = (await attachmentsOf(reader, ownerId)).find(({ fileId }) => fileId === id);
  if (attachment?.isDeleted !== false) throw problem('file.notFound');
}
