import type { ShownEntry } from '@schooldog/contract/entries';
import { useEffect, useEffectEvent } from 'react';
import { useShownEntry } from '../offlineEntries.ts';
import { useEntry } from '../queries.ts';

type Props = Readonly<{ entry: ShownEntry; onEntry(entry: ShownEntry): void }>;

/** Tells of every newer state of an entry that is being edited, with what this device has still to send. */
export function FollowEntry({ entry, onEntry }: Props) {
  const state = useShownEntry(entry.id);
  const shown = state.kind === 'shown' ? state.record : null;
  const tell = useEffectEvent((newer: ShownEntry) => {
    if (newer.timeUpdated >= entry.timeUpdated) onEntry(newer);
  });
  useEffect(() => {
    if (shown !== null) tell(shown);
  }, [shown]);
  return null;
}

/** The same without the pending work: what was rejected is in the form itself. */
export function FollowSentEntry({ entry, onEntry }: Props) {
  const { data, isFetchedAfterMount } = useEntry(entry.id);
  const tell = useEffectEvent(onEntry);
  useEffect(() => {
    // What was cached may be older than what the server said when it rejected the work.
    if (data !== undefined && isFetchedAfterMount) tell(data);
  }, [data, isFetchedAfterMount]);
  return null;
}
