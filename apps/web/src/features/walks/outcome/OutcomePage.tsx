import { Stack } from '@mantine/core';
import type { DetailedWalk, ShownWalk } from '@schooldog/contract/walks';
import { may } from '@schooldog/domain/permissions';
import { walkRules } from '@schooldog/domain/walks';
import { Navigate, useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { useFilter } from '../../../ui/list/useFilter.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { RecordSkeleton } from '../../../ui/RecordSkeleton.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { useWalkAssessments, WalkAssessments } from '../../assessments/index.ts';
import { type ListedWalkEntry, useShownWalk } from '../offlineWalks.ts';
import { GoToStatus } from '../parts/GoToStatus.tsx';
import { UnreadEntries } from '../parts/UnreadEntries.tsx';
import { WalkHistory } from '../parts/WalkHistory.tsx';
import { WalkMissing } from '../parts/WalkMissing.tsx';
import { WalkSummary } from '../parts/WalkSummary.tsx';
import { WalkReports } from '../reports/WalkReports.tsx';
import { OutcomeEntries } from './OutcomeEntries.tsx';
import { OutcomeHead } from './OutcomeHead.tsx';
import classes from './OutcomePage.module.css';
import { outcomeFilter } from './outcomeFilter.ts';
import { ReviewCard } from './ReviewCard.tsx';

type Props = Readonly<{ status: Exclude<ShownWalk['status'], 'inprogress'> }>;

/** A walk that was handed in: everything in it to read, and for its reviewer the decision. */
export function OutcomePage({ status }: Props) {
  const { walkId = '' } = useParams({ strict: false });
  const { t } = useTexts('features/walks');
  const { state, entries, unread, submissionNames } = useShownWalk(walkId);
  const walk = state.kind === 'shown' ? state.record : null;
  const [seenId, setSeenId] = useState<string | null>(null);
  if (walk?.status === status && seenId !== walkId) setSeenId(walkId);
  // What does not exist leads to the list; what went away while it was open is explained.
  if (state.kind === 'notFound') return <Navigate to="/walks" replace />;
  return (
    <>
      <BackLink way={{ to: '/walks' }}>{t('title')}</BackLink>
      {walk === null ? (
        state.kind === 'waiting' ? (
          <RecordSkeleton cards={[120, 280]} />
        ) : state.kind === 'shown' ? null : (
          <WalkMissing state={state} page="outcome" />
        )
      ) : walk.status === status ? (
        <>
          <UnreadEntries count={unread} />
          <Outcome walk={walk} entries={entries} names={submissionNames} />
        </>
      ) : (
        <GoToStatus walk={walk} names={submissionNames} wasOpen={seenId === walkId} />
      )}
    </>
  );
}

type OutcomeProps = Readonly<{
  walk: ShownWalk;
  entries: readonly ListedWalkEntry[];
  names: DetailedWalk['submissionNames'];
}>;

function Outcome({ walk, entries, names }: OutcomeProps) {
  const { t } = useTexts('features/walks/outcome');
  const { t: tParts } = useTexts('features/walks/parts');
  const { t: tInWalk } = useTexts('features/assessments/inWalk');
  const records = useMemo(() => entries.map(({ record }) => record), [entries]);
  const assessed = useWalkAssessments(walk.id, records);
  const mayDownload = may(walkRules.download, useActor(), walk);
  return (
    <>
      <OutcomeHead walk={walk} />
      <OfflineNote>{t('offline')}</OfflineNote>
      <div className={classes.columns}>
        <Stack gap="lg" className={classes.decision ?? ''}>
          {walk.status === 'review' ? <ReviewCard walk={walk} /> : null}
          {mayDownload ? (
            <SectionCard title={t('reports')}>
              <Stack gap="sm">
                <WalkReports walk={walk} />
              </Stack>
            </SectionCard>
          ) : null}
        </Stack>
        <div className={classes.entries}>
          <OutcomeEntries walk={walk} entries={entries} filters={useFilter(outcomeFilter)} />
        </div>
        <Stack gap="lg" className={classes.history ?? ''}>
          {entries.length === 0 ? null : (
            <SectionCard title={tParts('summary.title')}>
              <WalkSummary entries={records} />
            </SectionCard>
          )}
          {(assessed.assessments ?? []).length === 0 ? null : (
            <SectionCard title={tInWalk('title')}>
              <WalkAssessments walk={walk} assessed={assessed} entries={records} filling={null} />
            </SectionCard>
          )}
          <SectionCard title={tParts('history.title')}>
            <WalkHistory walk={walk} names={names} />
          </SectionCard>
        </Stack>
      </div>
    </>
  );
}
