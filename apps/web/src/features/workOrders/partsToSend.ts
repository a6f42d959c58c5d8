// What this device still sends of one order, for its timeline.
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { z } from 'zod';
import type { TrackedRecord } from '../../platform/offlineRecords/pendingRecords.ts';

const commentSchema = z.object({ commentId: z.string(), comment: z.string() });

export type PartsToSend = Readonly<{
  /** Latest first. */
  comments: readonly z.infer<typeof commentSchema>[];
}>;

export function partsToSend(tracked: TrackedRecord<ShownWorkOrder> | undefined): PartsToSend {
  const comments = (tracked?.edits ?? []).flatMap(({ input }) => commentSchema.safeParse(input).data ?? []);
  return { comments: comments.toReversed() };
}
