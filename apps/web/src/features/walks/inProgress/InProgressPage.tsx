import type { ShownWalk } from '@schooldog/contract/walks';
import type { WalkStatus } from '@schooldog/domain/walks';
import { Navigate, useParams } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../platform/session/session.ts';
import { toast } from '../../../platform/toasts/toasts.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { RecordSkeleton } from '../../../ui/RecordSkeleton.tsx';
import { useShownWalk } from '../offlineWalks.ts';
import { InProgressWalk } from './InProgressWalk.tsx';
import { WalkMissing } from '../parts/WalkMissing.tsx';
import { UnsentEntries } from './UnsentEntries.tsx';
import { WalkMoved } from './WalkMoved.tsx';

export function InProgressPage() {
  const { walkId = '' } = useParams({ strict: false });
  const { t } = useTranslation('features/walks');
  const { state, entries, submissionNames } = useShownWalk(walkId);
  useMoveNotice(state.kind === 'shown' ? state.record : null);
  const unsent = entries.filter(({ pending }) => pending !== null);
  // What does not exist leads to the list; what went away while it was open is explained.
  if (state.kind === 'notFound' && unsent.length === 0) return <Navigate to="/walks" replace />;
  return (
    <>
      <BackLink way={{ to: '/walks' }}>{t('title')}</BackLink>
      {state.kind === 'waiting' ? (
        <RecordSkeleton cards={[56, 360]} />
      ) : state.kind !== 'shown' ? (
        <>
          <WalkMissing state={state} />
          <UnsentEntries unsent={unsent} />
        </>
      ) : state.record.status === 'inprogress' ? (
        <InProgressWalk
          key={walkId}
          walk={state.record}
          entries={entries}
          submissionNames={submissionNames}
        />
      ) : (
        <WalkMoved walk={state.record} unsent={unsent} />
      )}
    </>
  );
}

/** Says that someone else has just completed or submitted the walk that is on screen. */
function useMoveNotice(walk: ShownWalk | null): void {
  const { t } = useTranslation('features/walks/inProgress');
  const { id: ownId } = useUser();
  const status = walk?.status ?? null;
  const before = useRef(status);
  const notice = useEffectEvent((now: WalkStatus) => {
    if (walk?.submissionHistory.at(-1)?.userId !== ownId)
      toast(t(now === 'review' ? 'moved.review' : 'moved.complete'));
  });
  useEffect(() => {
    if (before.current === 'inprogress' && status !== null && status !== 'inprogress') notice(status);
    before.current = status;
  }, [status]);
}
