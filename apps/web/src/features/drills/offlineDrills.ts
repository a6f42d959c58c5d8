// Drills can be recorded and changed without a network.
import type { ShownDrill } from '@schooldog/contract/drills';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { useSeenOffline } from '../../platform/localDatabase/index.ts';
import { offlineRecord } from '../../platform/offlineRecords/offlineRecord.ts';
import { type RecordState, useShownRecord } from '../../platform/offlineRecords/useShownRecord.ts';
import { drillRecord } from './drillRecord.ts';
import { seenDrills } from './seenDrills.ts';

export const offlineDrills = offlineRecord(drillRecord);

export type DrillState = RecordState<ShownDrill>;

/** One drill as the person knows it, with the pending work of this device. */
export function useShownDrill(drillId: string): DrillState {
  const queryClient = useQueryClient();
  useSeenOffline();
  const query = useQuery(api.drills.getDrill.queryOptions({ input: { drillId } }));
  return useShownRecord<ShownDrill>(offlineDrills, {
    id: drillId,
    tracked: offlineDrills.usePending(),
    query,
    seen: () => seenDrills(queryClient).find(({ id }) => id === drillId),
  });
}
