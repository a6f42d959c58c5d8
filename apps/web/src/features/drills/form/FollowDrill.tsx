import type { ShownDrill } from '@schooldog/contract/drills';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useShownDrill } from '../offlineDrills.ts';

type Props = Readonly<{ drill: ShownDrill; onDrill(drill: ShownDrill): void }>;

/** Tells of every newer state of a drill that is being updated, with what this device has still to send. */
export function FollowDrill({ drill, onDrill }: Props) {
  const state = useShownDrill(drill.id);
  const shown = state.kind === 'shown' ? state.record : null;
  const tell = useEffectEvent((newer: ShownDrill) => {
    if (newer.timeUpdated >= drill.timeUpdated) onDrill(newer);
  });
  useEffect(() => {
    if (shown !== null) tell(shown);
  }, [shown]);
  return null;
}

/** The same without the pending work: what was rejected is in the form itself. */
export function FollowSentDrill({ drill, onDrill }: Props) {
  const { data, isFetchedAfterMount } = useQuery(
    api.drills.getDrill.queryOptions({ input: { drillId: drill.id } }),
  );
  const tell = useEffectEvent(onDrill);
  useEffect(() => {
    // What was cached may be older than what the server said when it rejected the work.
    if (data !== undefined && isFetchedAfterMount) tell(data);
  }, [data, isFetchedAfterMount]);
  return null;
}
