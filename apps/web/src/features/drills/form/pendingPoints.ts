// What earlier drills left to improve, as it will be once the pending work of this device has arrived.
import type { OpenPoints } from '@schooldog/contract/drills';
import { recordKeyOf } from '../../../platform/offlineRecords/pendingRecords.ts';
import { drillRecord } from '../drillRecord.ts';
import { pointsWith } from '../drillWork.ts';

type Earlier = OpenPoints['drills'][number];
type Work = Readonly<{ procedure: string; recordKey?: string | undefined; input: unknown }>;

export function withPendingPoints(drills: readonly Earlier[], work: readonly Work[]): Earlier[] {
  const updates = work.filter(({ procedure }) => procedure === 'drills.updateDrill');
  return drills.map((drill) => {
    const key = recordKeyOf(drillRecord, drill.drillId);
    const onIt = updates.filter(({ recordKey }) => recordKey === key);
    return { ...drill, points: onIt.reduce((points, { input }) => pointsWith(points, input), drill.points) };
  });
}
