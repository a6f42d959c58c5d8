// One order with its timeline.
import type { DetailedWorkOrder } from '@schooldog/contract/workOrders';
import type { Actor } from '@schooldog/domain/permissions';
import type { Services } from '../../platform/api/context.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { attachmentsOf, type AttachmentRow } from './attachmentStore.ts';
import { commentsOf } from './commentStore.ts';
import { attachmentOwner, imagesOnTheirWay } from './images.ts';
import { assignmentsOf, statusChangesOf } from './historyStore.ts';
import { workOrderRecord } from './record.ts';
import { workOrderFor } from './store.ts';
import { mayOpenEntry } from '../entries/index.ts';

type Names = ReadonlyMap<string, string>;

export async function detailedWorkOrder(
  services: Pick<Services, 'database' | 'files' | 'clock'>,
  actor: Actor,
  workOrderId: string,
): Promise<DetailedWorkOrder> {
  const reader = services.database.db;
  // In one round trip. Nothing of it leaves the server if the order may not be viewed.
  const [row, comments, statuses, assignments, attachments] = await Promise.all([
    workOrderRecord.view(reader, actor, workOrderId),
    commentsOf(reader, workOrderId),
    statusChangesOf(reader, workOrderId),
    assignmentsOf(reader, workOrderId),
    attachmentsOf(reader, workOrderId),
  ]);
  const names = await namesOf(reader, [
    row.createdByUserId,
    ...row.assignedUserIds,
    ...comments.map(({ userId }) => userId),
    ...[...statuses, ...assignments].flatMap(({ byUserId }) => byUserId ?? []),
    ...assignments.flatMap(({ assignedUserIds }) => assignedUserIds),
    ...attachments.flatMap(({ byUserId, deletedByUserId }) => [byUserId, deletedByUserId ?? byUserId]),
  ]);
  const { files, clock } = services;
  const imagesToFollow = await imagesOnTheirWay({ files, reader, now: clock() }, row);
  const named = (userId: string) => ({ userId, name: names.get(userId) ?? null });
  const nameOf = (userId: string | null) => (userId === null ? null : (names.get(userId) ?? null));
  return {
    ...workOrderFor(actor, row),
    createdByName: nameOf(row.createdByUserId),
    assignedNames: row.assignedUserIds.map(named),
    isPinned: row.pinnedByUserIds.includes(actor.userId),
    isFollowing: row.followingUserIds.includes(actor.userId),
    commentCount: row.commentCount,
    imageUrls: row.imageIds.map((imageId) =>
      imagesToFollow?.imageIds.includes(imageId) === true
        ? ''
        : `/api/workOrders/${row.id}/images/${imageId}`,
    ),
    imagesToFollow,
    comments: comments.map(({ id, userId, comment, timeCreated, timeEdited }) => ({
      id,
      userId,
      userName: nameOf(userId),
      comment,
      timeCreated: timeCreated.toISOString(),
      timeEdited: timeEdited?.toISOString() ?? null,
    })),
    statusHistory: statuses.map(({ timeCreated, ...event }) => ({
      ...event,
      byName: nameOf(event.byUserId),
      timestamp: timeCreated.toISOString(),
    })),
    assignmentHistory: assignments.map(({ id, byUserId, timeCreated, ...event }) => ({
      id,
      assigned: event.assignedUserIds.map(named),
      newlyAssigned: event.newlyAssignedUserIds.map(named),
      byUserId,
      byName: nameOf(byUserId),
      timestamp: timeCreated.toISOString(),
    })),
    attachments: await presentAttachments(services, actor, attachments, names),
    sourceEntry:
      row.entryId === null
        ? null
        : { entryId: row.entryId, mayOpen: await mayOpenEntry(reader, actor, row.entryId) },
  };
}

async function presentAttachments(
  { database, files }: Pick<Services, 'database' | 'files'>,
  actor: Actor,
  rows: readonly AttachmentRow[],
  names: Names,
): Promise<DetailedWorkOrder['attachments']> {
  const [first] = rows;
  if (first === undefined) return [];
  const stored = await files.listOf(database.db, attachmentOwner, first.workOrderId, { withTrash: true });
  return rows.map((row) => {
    const file = stored.find(({ id }) => id === row.fileId);
    return {
      id: row.id,
      name: row.name,
      fileName: file?.name ?? row.name,
      size: file?.size ?? 0,
      byUserId: row.byUserId,
      byName: names.get(row.byUserId) ?? null,
      timeCreated: row.timeCreated.toISOString(),
      url: row.isDeleted || file === undefined ? null : files.link(file, actor.userId),
      removed:
        row.timeDeleted === null
          ? null
          : { byName: names.get(row.deletedByUserId ?? '') ?? null, time: row.timeDeleted.toISOString() },
    };
  });
}
