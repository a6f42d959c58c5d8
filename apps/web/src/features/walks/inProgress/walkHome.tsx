// A walk as the home of the entries that are logged in it.
import type { ShownEntry } from '@schooldog/contract/entries';
import type { ShownWalkEntry } from '@schooldog/contract/walks';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { api } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { enqueue } from '../../../platform/outbox/index.ts';
import type { EntryHome } from '../../entries/index.ts';
import { useShownWalk } from '../offlineWalks.ts';
import { walkEntryRecord } from '../walkEntryRecord.ts';
import { editWalkEntryWork, putWalkEntryWork } from '../walkEntryWork.ts';

/** `edited` is the entry whose form is opened. */
export function walkHome(walkId: string, schoolId: string, edited: ShownWalkEntry | null = null): EntryHome {
  return {
    id: `walk ${walkId}`,
    schoolId,
    hasWaitingAlert: edited?.safetyAlert?.state === 'waiting',
    record: walkEntryRecord,
    seen: (entryId) => seenIn(walkId, entryId),
    Follow: FollowWalkEntry,
    storeNew: (work, { sendImmediately }) => enqueue(putWalkEntryWork(work, { walkId, sendImmediately })),
    storeEdit: (work, { sendImmediately }) => {
      const entry = walkEntryRecord.read(edited) ?? seenIn(walkId, entryIdOf(work));
      if (entry === undefined) throw new Error('an edit of an unknown entry');
      return enqueue(editWalkEntryWork(work, entry, sendImmediately));
    },
  };
}

function seenIn(walkId: string, entryId: string): ShownWalkEntry | undefined {
  const walk = queryClient.getQueryData(api.walks.getWalk.queryKey({ input: { walkId } }));
  return walk?.entries.find(({ id }) => id === entryId);
}

function entryIdOf({ input }: Parameters<EntryHome['storeEdit']>[0]): string {
  return input([]).entryId;
}

/** Entries of a walk are part of its answer, so they are followed there. */
function FollowWalkEntry({ entry, withPending, onEntry }: ComponentProps<EntryHome['Follow']>) {
  const walkId = entry.walkId ?? '';
  return withPending ? (
    <FollowShown walkId={walkId} entry={entry} onEntry={onEntry} />
  ) : (
    <FollowSent walkId={walkId} entry={entry} onEntry={onEntry} />
  );
}

type Followed = Readonly<{ walkId: string; entry: ShownEntry; onEntry(entry: ShownEntry): void }>;

function FollowShown({ walkId, entry, onEntry }: Followed) {
  const shown = useShownWalk(walkId).entries.find(({ record }) => record.id === entry.id)?.record;
  const report = useEffectEvent((newer: ShownEntry) => {
    if (newer.timeUpdated >= entry.timeUpdated) onEntry(newer);
  });
  useEffect(() => {
    if (shown !== undefined) report(shown);
  }, [shown]);
  return null;
}

/** Without the pending work: what was rejected is in the form itself. */
function FollowSent({ walkId, entry, onEntry }: Followed) {
  const { data, isFetchedAfterMount } = useQuery(api.walks.getWalk.queryOptions({ input: { walkId } }));
  const sent = data?.entries.find(({ id }) => id === entry.id);
  const report = useEffectEvent(onEntry);
  useEffect(() => {
    // What was cached may be older than what the server said when it rejected the work.
    if (sent !== undefined && isFetchedAfterMount) report(sent);
  }, [sent, isFetchedAfterMount]);
  return null;
}
