import type { ShownWalk } from '@schooldog/contract/walks';
import { dateIn } from '@schooldog/domain/dates';
import { numberText } from '@schooldog/domain/kernel';
import { walkPath } from '@schooldog/domain/walks';
import {
  IconCalendarDue,
  IconCircleCheck,
  IconClipboardList,
  IconClock,
  IconEyeCheck,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { PendingRecord } from '../../../platform/offlineRecords/pendingRecords.ts';
import { ExactTime } from '../../../ui/ExactTime.tsx';
import { ScoreChip } from '../../../ui/ScoreChip.tsx';
import { shortDay } from '../../../ui/shortDay.ts';
import { useNow } from '../../../ui/useNow.ts';
import { PendingNote } from '../../outbox/index.ts';
import { useSchoolNamesById, useTimeZone } from '../../schools/index.ts';
import { WalkPeople } from '../card/WalkPeople.tsx';
import { WalkTags } from '../card/WalkTags.tsx';
import { WalkActions } from '../manage/WalkActions.tsx';
import { CompletedDialog } from './CompletedDialog.tsx';
import classes from './WalkCard.module.css';

type Props = Readonly<{
  walk: ShownWalk;
  /** Work on the walk that the server does not have yet. */
  pending: PendingRecord<ShownWalk> | null;
  /** Entries that are on this device alone. */
  waitingEntries: number;
}>;

/** Rendered again only when its walk changes. */
export const WalkCard = memo(function WalkCard({ walk, pending, waitingEntries }: Props) {
  const { t, language } = useTexts('features/walks');
  const school = useSchoolNamesById().get(walk.schoolId) ?? '…';
  const count = walk.entryCount + waitingEntries;
  // Until the server has it, there is nothing to archive or delete.
  const isManaged = pending?.kind !== 'create';
  return (
    <article className={classes.card}>
      {pending === null ? null : <PendingNote pending={pending} />}
      <div className={classes.top}>
        <h2 className={classes.title}>
          <Opener walk={walk} school={school} />
        </h2>
        {isManaged ? (
          <div className={classes.end}>
            <WalkActions walk={walk} />
          </div>
        ) : null}
      </div>
      <div className={classes.marks}>
        <span className={classes.fact}>
          <IconClipboardList size={16} aria-hidden className={classes.icon} />
          {t('card.entries', { count, number: numberText(count, language) })}
        </span>
        {waitingEntries === 0 ? null : (
          <span className={classes.source}>
            {t('card.waiting', {
              count: waitingEntries,
              number: numberText(waitingEntries, language),
            })}
          </span>
        )}
        <span className={classes.source}>{t(`walkTypes.${walk.walkType}`)}</span>
      </div>
      <WalkTags walk={walk} />
      <Scores walk={walk} />
      <WalkPeople walk={walk} />
      <WalkTimes walk={walk} />
    </article>
  );
});

/** Of the assessments that were submitted with it. */
function Scores({ walk: { scores } }: Readonly<{ walk: ShownWalk }>) {
  if (scores.length === 0) return null;
  return (
    <div className={classes.marks}>
      {scores.map((score) => (
        <ScoreChip key={score.id} scored={score} name={score.name} />
      ))}
    </div>
  );
}

/** The link to the walk. A completed one asks first what to open of it. */
function Opener({ walk, school }: Readonly<{ walk: ShownWalk; school: string }>) {
  const [isOpen, setIsOpen] = useState(false);
  if (walk.status !== 'complete') {
    return (
      <Link to={walkPath(walk)} className={classes.link}>
        {school}
      </Link>
    );
  }
  return (
    <>
      <button type="button" className={classes.opener} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {school}
      </button>
      {isOpen ? <CompletedDialog walk={walk} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function WalkTimes({ walk }: Readonly<{ walk: ShownWalk }>) {
  const { t } = useTexts('features/walks');
  const { timeframe, timeCompleted, status, reviewerName } = walk;
  const today = dateIn(useNow().toISOString(), useTimeZone());
  return (
    <div className={classes.times}>
      <span className={classes.fact}>
        <IconClock size={16} aria-hidden className={classes.icon} />
        <span>
          {t('card.started')} <ExactTime moment={walk.timeCreated} />
        </span>
      </span>
      {timeCompleted === null ? null : (
        <span className={classes.fact}>
          <IconCircleCheck size={16} aria-hidden className={classes.icon} />
          <span>
            {t('card.completed')} <ExactTime moment={timeCompleted} />
          </span>
        </span>
      )}
      {status === 'review' && reviewerName !== null ? (
        <span className={classes.fact}>
          <IconEyeCheck size={16} aria-hidden className={classes.icon} />
          {t('card.reviewer', { name: reviewerName })}
        </span>
      ) : null}
      {status === 'inprogress' && timeframe !== null ? (
        <span className={classes.fact} data-late={timeframe < today || undefined}>
          <IconCalendarDue size={16} aria-hidden className={classes.icon} />
          {t(timeframe < today ? 'card.overdue' : 'card.due', { date: shortDay(timeframe) })}
        </span>
      ) : null}
    </div>
  );
}
