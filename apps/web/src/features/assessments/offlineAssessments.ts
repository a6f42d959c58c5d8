// Assessments can be answered without a network: what was filled in on this device lies over what the server knows.
import type { ShownAssessment } from '@schooldog/contract/assessments';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../platform/api/client.ts';
import { refusalOf } from '../../platform/api/problem.ts';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useSeenOffline } from '../../platform/localDatabase/index.ts';
import { offlineRecord } from '../../platform/offlineRecords/offlineRecord.ts';
import { notReadYet, type TrackedRecord } from '../../platform/offlineRecords/pendingRecords.ts';
import type { RecordState } from '../../platform/offlineRecords/useShownRecord.ts';
import { assessmentRecord, type FilledIn } from './assessmentRecord.ts';

const offlineAssessments = offlineRecord(assessmentRecord);

/** Entries that are logged, changed or removed change what they say. */
const entries = ['entries', 'walks'];

export type AssessmentState = RecordState<ShownAssessment>;

/** One assessment as its person sees it, with what this device has not sent yet. */
export function useShownAssessment(assessmentId: string): AssessmentState {
  const queryClient = useQueryClient();
  const { isOffline } = useConnectivity();
  useSeenOffline();
  const tracked = offlineAssessments.usePending();
  const query = useQuery({
    ...api.assessments.getAssessment.queryOptions({ input: { assessmentId } }),
    // Its person submits what the entries say on the screen, so that must not be old.
    meta: { followsClosely: entries },
  });
  const known = query.data ?? seenInWalks(queryClient, assessmentId);
  const record = useMemo(
    () => (known === undefined ? undefined : withPending(known, tracked)),
    [known, tracked],
  );
  const status = !isOffline && query.isError ? refusalOf(query.error).status : null;
  if (status === 404 || status === 403 || status === 400) {
    return { kind: record === undefined ? 'notFound' : 'gone' };
  }
  // What is pending must be part of the form before anyone types in it.
  if (record !== undefined && tracked !== notReadYet) return { kind: 'shown', record, pending: null };
  if (record === undefined && isOffline) return { kind: 'neverSeen' };
  if (record === undefined && query.isError) return { kind: 'failed', retry: () => void query.refetch() };
  return { kind: 'waiting' };
}

type AssessmentsOfWalk = Readonly<{
  /** Undefined while they are not known. */
  assessments: readonly ShownAssessment[] | undefined;
  isFailed: boolean;
}>;

/** Those in a walk. One that the server does not know yet has none, because beginning one needs a network. */
export function useAssessmentsOfWalk(walkId: string): AssessmentsOfWalk {
  const tracked = offlineAssessments.usePending();
  const query = useQuery({
    ...api.assessments.listWalkAssessments.queryOptions({ input: { walkId } }),
    meta: { follows: entries },
  });
  const { data, error } = query;
  const isUnknown = error !== null && refusalOf(error).status === 404;
  const assessments = useMemo(
    () => (isUnknown && data === undefined ? [] : data?.assessments.map((one) => withPending(one, tracked))),
    [data, isUnknown, tracked],
  );
  return { assessments, isFailed: query.isError && assessments === undefined };
}

/** What the server did not take before the submission is no part of what was submitted. */
function withPending(known: ShownAssessment, tracked: readonly TrackedRecord<FilledIn>[]): ShownAssessment {
  if (known.status !== 'created' && known.status !== 'editing') return known;
  const pending = tracked.find(({ record }) => record.id === known.id);
  return pending === undefined
    ? known
    : { ...known, form: offlineAssessments.withEdits(pending, known).form };
}

function seenInWalks(queryClient: QueryClient, assessmentId: string): ShownAssessment | undefined {
  const lists = queryClient.getQueriesData<Readonly<{ assessments: readonly ShownAssessment[] }>>({
    queryKey: api.assessments.listWalkAssessments.key(),
  });
  return lists.flatMap(([, list]) => list?.assessments ?? []).find(({ id }) => id === assessmentId);
}
