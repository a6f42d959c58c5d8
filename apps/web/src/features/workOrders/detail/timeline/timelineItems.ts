// Everything that happened to an order as one list, newest first. Work that this device has not sent yet comes before.
import type { DetailedWorkOrder } from '@schooldog/contract/workOrders';
import type { PartsToSend } from '../../partsToSend.ts';

export type Told = Pick<
  DetailedWorkOrder,
  'comments' | 'statusHistory' | 'assignmentHistory' | 'attachments'
>;
type Person = Readonly<{ userId: string | null; name: string | null }>;
type Happened = Readonly<{ key: string; by: Person; time: string }>;

export type TimelineItem = Happened &
  (
    | Readonly<{ kind: 'comment'; comment: DetailedWorkOrder['comments'][number] }>
    | Readonly<{ kind: 'status'; event: DetailedWorkOrder['statusHistory'][number] }>
    | Readonly<{ kind: 'assignment'; event: DetailedWorkOrder['assignmentHistory'][number] }>
    | Readonly<{ kind: 'attachmentAdded' | 'attachmentRemoved'; name: string }>
  );

export function timelineItems(order: Told): TimelineItem[] {
  const items: TimelineItem[] = [
    ...order.comments.map((comment) => ({
      kind: 'comment' as const,
      key: `comment ${comment.id}`,
      by: { userId: comment.userId, name: comment.userName },
      time: comment.timeCreated,
      comment,
    })),
    ...order.statusHistory.map((event) => ({
      kind: 'status' as const,
      key: `status ${event.id}`,
      by: { userId: event.byUserId, name: event.byName },
      time: event.timestamp,
      event,
    })),
    ...order.assignmentHistory.map((event) => ({
      kind: 'assignment' as const,
      key: `assignment ${event.id}`,
      by: { userId: event.byUserId, name: event.byName },
      time: event.timestamp,
      event,
    })),
    ...order.attachments.flatMap(attachmentItems),
  ];
  // What one change did is recorded at one moment, the status first.
  return items.toSorted((a, b) => a.time.localeCompare(b.time)).toReversed();
}

function attachmentItems({
  id,
  name,
  byUserId,
  byName,
  timeCreated,
  removed,
}: DetailedWorkOrder['attachments'][number]): TimelineItem[] {
  const added = {
    kind: 'attachmentAdded' as const,
    key: `added ${id}`,
    by: { userId: byUserId, name: byName },
    time: timeCreated,
    name,
  };
  if (removed === null) return [added];
  const by = { userId: null, name: removed.byName };
  return [added, { kind: 'attachmentRemoved' as const, key: `removed ${id}`, by, time: removed.time, name }];
}

/** Comments that the answer of the server does not hold yet. */
export function commentsToSend(order: Told, { comments }: PartsToSend): PartsToSend['comments'] {
  return comments.filter(({ commentId }) => !order.comments.some(({ id }) => id === commentId));
}

/** What the person wrote with it. */
export function saidIn(item: TimelineItem): string {
  if (item.kind === 'comment') return item.comment.comment;
  return item.kind === 'status' ? item.event.comment : '';
}
