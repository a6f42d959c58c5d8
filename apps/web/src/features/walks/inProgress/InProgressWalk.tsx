import type { ShownWalk } from '@schooldog/contract/walks';
import { may } from '@schooldog/domain/permissions';
import { walkRules } from '@schooldog/domain/walks';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { RecordSkeleton } from '../../../ui/RecordSkeleton.tsx';
import { type Assessed, useWalkAssessments } from '../../assessments/index.ts';
import type { WalkState } from '../offlineWalks.ts';
import { RejectedContext } from './context/RejectedContext.tsx';
import { EntriesDrawer } from './EntriesDrawer.tsx';
import classes from './InProgress.module.css';
import { CompleteStep, ContinueDialog, ReadOnlyWalk } from './lazy.ts';
import { LogStep } from './LogStep.tsx';
import { Overview } from './Overview.tsx';
import { RevisionsDialog } from './RevisionsDialog.tsx';
import { StepBar } from './StepBar.tsx';
import { UnreadEntries } from '../parts/UnreadEntries.tsx';
import { UnsentNote } from './UnsentNote.tsx';
import { useStep } from './useStep.ts';
import { useWalkOutbox } from './useWalkOutbox.ts';
import { Visitors } from './Visitors.tsx';
import { WalkHeader } from './WalkHeader.tsx';

const waiting = <RecordSkeleton cards={[160, 240]} />;

type Props = Pick<WalkState, 'entries' | 'unread' | 'submissionNames'> & Readonly<{ walk: ShownWalk }>;

/** A walk in progress: its people fill it, others who can manage it read. */
export function InProgressWalk({ walk, entries, unread, submissionNames }: Props) {
  const { t } = useTexts('features/walks');
  const records = useMemo(() => entries.map(({ record }) => record), [entries]);
  const assessed = useWalkAssessments(walk.id, records);
  const outbox = useWalkOutbox(walk.id, assessed.assessments?.map(({ id }) => id) ?? []);
  const mayContribute = may(walkRules.contribute, useActor(), walk);
  return (
    <>
      <WalkHeader walk={walk} />
      <Visitors walk={walk} />
      <OfflineNote>{t('offline')}</OfflineNote>
      <UnreadEntries count={unread} />
      <UnsentNote {...outbox} />
      {mayContribute ? (
        <Steps
          walk={walk}
          entries={entries}
          unread={unread}
          submissionNames={submissionNames}
          assessed={assessed}
          outbox={outbox}
        />
      ) : (
        <Suspense fallback={waiting}>
          <ReadOnlyWalk
            walk={walk}
            entries={entries}
            unread={unread}
            names={submissionNames}
            assessed={assessed}
            outbox={outbox}
          />
        </Suspense>
      )}
      {mayContribute ? <RevisionsDialog walk={walk} names={submissionNames} /> : null}
    </>
  );
}

function Steps({
  walk,
  entries,
  unread,
  submissionNames,
  assessed,
  outbox,
}: Props & Readonly<{ assessed: Assessed; outbox: ReturnType<typeof useWalkOutbox> }>) {
  const count = entries.length + unread;
  const { step, isAsking, goTo, stay, goOn } = useStep(walk, count);
  const [isListOpen, setIsListOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const { current } = panel;
    if (current === null || before.current === step) return;
    before.current = step;
    // The next step begins at its head, for eyes and for screen readers.
    current.focus({ preventScroll: true });
    if (current.getBoundingClientRect().top < 0) current.scrollIntoView({ block: 'start' });
  }, [step]);
  const openList = () => setIsListOpen(true);
  return (
    <>
      <RejectedContext walk={walk} rejected={outbox.rejected} />
      <StepBar step={step} hasOverview={walk.submissionHistory.length > 0} onChoose={goTo} />
      <div ref={panel} tabIndex={-1} className={classes.panel}>
        {step === 'overview' ? (
          <Overview walk={walk} names={submissionNames} onContinue={() => goTo('log')} />
        ) : step === 'log' ? (
          <LogStep
            walk={walk}
            entries={entries}
            unread={unread}
            onOpenEntries={openList}
            onContinue={() => goTo('complete')}
          />
        ) : (
          <Suspense fallback={waiting}>
            <CompleteStep
              walk={walk}
              entries={entries}
              unread={unread}
              assessed={assessed}
              outbox={outbox}
              onOpenEntries={openList}
            />
          </Suspense>
        )}
      </div>
      <Suspense fallback={null}>
        {isAsking ? <ContinueDialog count={count} onClose={stay} onContinue={goOn} /> : null}
      </Suspense>
      {isListOpen ? (
        <EntriesDrawer walk={walk} entries={entries} unread={unread} onClose={() => setIsListOpen(false)} />
      ) : null}
    </>
  );
}
