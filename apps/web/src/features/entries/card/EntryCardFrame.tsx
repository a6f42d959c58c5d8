import type { ShownEntry } from '@schooldog/contract/entries';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ExactTime } from '../../../ui/ExactTime.tsx';
import { CategoryImage } from '../../settings/index.ts';
import type { PendingEntry } from '../offlineEntries.ts';
import { AssessmentScore } from './AssessmentScore.tsx';
import classes from './EntryCard.module.css';
import { EntryFollowUps } from './EntryFollowUps.tsx';
import { EntryPhotos } from './EntryPhotos.tsx';
import { EntryTags } from './EntryTags.tsx';
import { OpinionBadge } from './OpinionBadge.tsx';
import { PendingNote } from '../../outbox/index.ts';
import { useEntryWords } from './useEntryWords.ts';

type Props = Readonly<{
  entry: ShownEntry;
  /** Work on this entry that the server does not have yet. */
  pending: PendingEntry | null;
  /** The title, as a link where the entry has a page. */
  heading: ReactNode;
  /** What can be done with it. */
  actions: ReactNode;
  /** Among entries of one school, it need not be named. */
  isOfOneSchool?: boolean;
  /** Below what came of it. */
  children?: ReactNode;
}>;

/** What every card of an entry shows. Plain elements: a list has dozens of them, also on an old phone. */
export function EntryCardFrame({ entry, pending, heading, actions, isOfOneSchool = false, children }: Props) {
  const { t } = useTexts('features/entries');
  const words = useEntryWords(entry);
  return (
    <article className={classes.card}>
      {pending === null ? null : <PendingNote pending={pending} />}
      <div className={classes.top}>
        <CategoryImage categoryId={entry.observationCategoryId} size={40} />
        <div className={classes.words}>
          <h2 className={classes.title}>{heading}</h2>
          <p className={classes.where}>
            {isOfOneSchool || words.school === '' ? words.category : `${words.category} · ${words.school}`}
          </p>
        </div>
        <div className={classes.end}>{actions}</div>
      </div>
      <div className={classes.marks}>
        <OpinionBadge opinion={entry.observationType} />
        {entry.quantity > 1 ? (
          <span className={classes.quantity}>{t('card.quantity', { number: entry.quantity })}</span>
        ) : null}
        {entry.assessmentId === null ? null : <AssessmentScore assessmentId={entry.assessmentId} />}
        <span className={classes.source}>{t(`walkType.${entry.walkType}`)}</span>
      </div>
      <div className={classes.seen}>
        {entry.comment === '' ? null : <p className={classes.comment}>{entry.comment}</p>}
        <div className={classes.photos}>
          <EntryPhotos urls={entry.imageUrls} title={words.title} toFollow={entry.imagesToFollow} />
        </div>
      </div>
      <EntryTags tags={entry.tags} />
      <EntryFollowUps entry={entry} />
      {children}
      <p className={classes.foot}>
        {words.reporter} · <ExactTime moment={entry.timestamp} />
      </p>
    </article>
  );
}
