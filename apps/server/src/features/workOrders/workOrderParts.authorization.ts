// The rows of the authorization matrix that concern comments and attachments. Comments are the caller's own in the
// line "created".
import { and, eq } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { attempt, type Row, type Situation } from '../../authorization/matrix.ts';
import { aFileOf } from '../../testing/files.ts';
import { attachmentOwner } from './images.ts';
import { workOrderAttachments as attachments, workOrderComments as comments } from './schema.ts';
import { anOrder, hidden, unable } from './testing/matrixWorkOrders.ts';

export const workOrderPartRows = {
  addWorkOrderComment: {
    refusals: hidden,
    attempt: async (situation) => {
      const workOrderId = await anOrder(situation);
      const commentId = newId();
      const written = { workOrderId, commentId, comment: 'Ordered the part.' };
      return attempt((client) => client.workOrders.addWorkOrderComment(written), {
        changed: () => situation.district.exists(comments, eq(comments.id, commentId)),
      });
    },
  },
  editWorkOrderComment: {
    refusals: unable('comment'),
    attempt: async (situation) => {
      const { workOrderId, commentId } = await aComment(situation);
      const edit = { comment: { from: 'Ordered the part.', to: 'Ordered two.' } };
      const isEdited = and(eq(comments.id, commentId), eq(comments.comment, 'Ordered two.'));
      return attempt((client) => client.workOrders.editWorkOrderComment({ workOrderId, commentId, edit }), {
        changed: () => situation.district.exists(comments, isEdited),
      });
    },
  },
  deleteWorkOrderComment: {
    refusals: unable('comment'),
    attempt: async (situation) => {
      const { workOrderId, commentId } = await aComment(situation);
      return attempt((client) => client.workOrders.deleteWorkOrderComment({ workOrderId, commentId }), {
        changed: async () => !(await situation.district.exists(comments, eq(comments.id, commentId))),
      });
    },
  },
  addWorkOrderAttachment: {
    refusals: unable('edit'),
    attempt: async (situation) => {
      const { district, caller } = situation;
      const workOrderId = await anOrder(situation);
      const file = await aFileOf(district.app.database, { uploadedByUserId: caller.id });
      const attachment = { id: newId(), fileId: file.id, name: 'Plan' };
      return attempt((client) => client.workOrders.addWorkOrderAttachment({ workOrderId, attachment }), {
        changed: () => district.exists(attachments, eq(attachments.id, attachment.id)),
      });
    },
  },
  removeWorkOrderAttachment: {
    refusals: unable('edit'),
    attempt: async (situation) => {
      const { district } = situation;
      const workOrderId = await anOrder(situation);
      const file = await aFileOf(district.app.database, {
        uploadedByUserId: district.owner.id,
        ownerType: attachmentOwner,
        ownerId: workOrderId,
      });
      const attachmentId = newId();
      await district.app.database.db.insert(attachments).values({
        id: attachmentId,
        workOrderId,
        fileId: file.id,
        name: 'Plan',
        byUserId: district.owner.id,
      });
      const isRemoved = and(eq(attachments.id, attachmentId), eq(attachments.isDeleted, true));
      return attempt((client) => client.workOrders.removeWorkOrderAttachment({ workOrderId, attachmentId }), {
        changed: () => district.exists(attachments, isRemoved),
      });
    },
  },
} as const satisfies Record<string, Row>;

async function aComment(situation: Situation) {
  const { district, line } = situation;
  const workOrderId = await anOrder(situation);
  const commentId = newId();
  await district.app.database.db.insert(comments).values({
    id: commentId,
    workOrderId,
    userId: line === 'created' ? situation.caller.id : district.owner.id,
    comment: 'Ordered the part.',
  });
  return { workOrderId, commentId };
}
