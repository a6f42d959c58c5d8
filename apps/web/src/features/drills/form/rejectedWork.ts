// Rejected work in its form again. Updates that waited behind it come along, because the form shows them merged.
import type { ShownDrill } from '@schooldog/contract/drills';
import { drillFormOf, drillMerge, type MergedDrill } from '@schooldog/domain/drills';
import { z } from 'zod';
import { pendingRecordsIn } from '../../../platform/offlineRecords/pendingRecords.ts';
import { conflictsIn } from '../../../platform/offlineRecords/conflictsIn.ts';
import {
  loadRejectedWork,
  type RejectedWork,
  replayEdits,
} from '../../../platform/offlineRecords/rejectedWork.ts';
import { newId } from '../../../platform/newId.ts';
import { drillRecord } from '../drillRecord.ts';
import { type Filled, withFields } from './merging.ts';
import { valuesOf } from './values.ts';

type RejectedDrill = Readonly<{
  /** The drill that the server has; null when it was to be recorded. */
  drill: ShownDrill | null;
  filled: Filled;
  supersedes: readonly string[];
}>;

type Seen = (drillId: string) => ShownDrill | undefined;

const sentSchema = z.object({ edit: drillMerge.editSchema.optional() });
type Sent = z.infer<typeof sentSchema>;

export async function loadRejectedDrill(
  operationId: string,
  userId: string,
  seen: Seen,
): Promise<RejectedDrill | null> {
  const rejected = await loadRejectedWork(operationId, userId);
  return rejected === null ? null : rejectedDrillOf(rejected, seen);
}

export function rejectedDrillOf({ work }: RejectedWork, seen: Seen): RejectedDrill | null {
  const [pending] = pendingRecordsIn(drillRecord, work, new Map());
  if (pending === undefined) return null;
  const rows = work.map(({ row }) => row);
  const sent = rows.map(({ input }) => sentSchema.safeParse(input).data ?? {});
  const supersedes = rows.map(({ operationId }) => operationId);
  const values = valuesOf(pending.record, newId());
  if (pending.kind === 'create') {
    return { drill: null, filled: { values, base: null, conflicts: [] }, supersedes };
  }
  const wanted = drillFormOf(pending.record);
  const { present, conflicts: told } = conflictsIn(rows);
  const known = seen(pending.record.id);
  const base =
    drillMerge.readFields(present) ?? (known === undefined ? undone(wanted, sent) : drillFormOf(known));
  const { values: after, conflicts } = replayEdits(drillMerge, base, {
    steps: sent,
    editOf: ({ edit }) => edit ?? {},
    told,
  });
  return {
    drill: pending.record,
    filled: { values: withFields(values, wanted, after), base, conflicts },
    supersedes,
  };
}

/** Without any word of the server: what the drill was before this work, as far as the work tells. */
function undone(wanted: MergedDrill, sent: readonly Sent[]): MergedDrill {
  return sent.reduceRight((fields, { edit = {} }) => drillMerge.undo(fields, edit), wanted);
}
