import { Navigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { RecordSkeleton } from '../../../ui/RecordSkeleton.tsx';
import { useShownWalk } from '../offlineWalks.ts';
import { InProgressWalk } from './InProgressWalk.tsx';
import { GoToStatus } from '../parts/GoToStatus.tsx';
import { WalkMissing } from '../parts/WalkMissing.tsx';
import { UnsentEntries } from './UnsentEntries.tsx';
import { WalkMoved } from './WalkMoved.tsx';

export function InProgressPage() {
  const { walkId = '' } = useParams({ strict: false });
  const { t } = useTexts('features/walks');
  const { state, entries, unread, submissionNames } = useShownWalk(walkId);
  const walk = state.kind === 'shown' ? state.record : null;
  const [seenId, setSeenId] = useState<string | null>(null);
  if (walk?.status === 'inprogress' && seenId !== walkId) setSeenId(walkId);
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
          <WalkMissing state={state} page="inprogress" />
          <UnsentEntries unsent={unsent} />
        </>
      ) : state.record.status === 'inprogress' ? (
        <InProgressWalk
          key={walkId}
          walk={state.record}
          entries={entries}
          unread={unread}
          submissionNames={submissionNames}
        />
      ) : unsent.length === 0 ? (
        <GoToStatus walk={state.record} names={submissionNames} wasOpen={seenId === walkId} />
      ) : (
        <WalkMoved walk={state.record} unsent={unsent} />
      )}
    </>
  );
}
