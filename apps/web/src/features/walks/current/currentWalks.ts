// The walks that the dashboard lists: one by one where they are few.
import type { ShownWalk } from '@schooldog/contract/walks';
import { walkLimits } from '@schooldog/domain/walks';
import type { TrackedRecord } from '../../../platform/offlineRecords/pendingRecords.ts';

type CurrentWalk = Pick<ShownWalk, 'id' | 'schoolId' | 'status' | 'timeCreated'>;
type Known = Readonly<{ walks: readonly CurrentWalk[]; count: number }>;

export type CurrentWalks = Readonly<{
  /** Empty where they are too many. */
  walks: readonly (CurrentWalk & Readonly<{ isPending: boolean }>)[];
  count: number;
}>;

export function currentWalks(known: Known, tracked: readonly TrackedRecord<ShownWalk>[]): CurrentWalks {
  const isWhole = known.walks.length === known.count;
  const started = tracked.filter(
    ({ kind, state, record }) =>
      kind === 'create' &&
      // Without the list, those that the server has are counted by it already.
      (isWhole ? !known.walks.some(({ id }) => id === record.id) : state !== 'sent'),
  );
  const count = known.count + started.length;
  if (!isWhole || count >= walkLimits.listedOnDashboard) return { walks: [], count };
  return {
    walks: [
      ...started.map(({ record, state }) => ({ ...record, isPending: state !== 'sent' })),
      ...known.walks.map((walk) => ({ ...walk, isPending: false })),
    ],
    count,
  };
}
