import type { ShownEntry } from '@schooldog/contract/entries';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryImage } from '../../settings/index.ts';
import type { PendingEntry } from '../offlineEntries.ts';
import { EntryActions } from './EntryActions.tsx';
import classes from './EntryCard.module.css';
import { EntryFollowUps } from './EntryFollowUps.tsx';
import { EntryPhotos } from './EntryPhotos.tsx';
import { EntryTags } from './EntryTags.tsx';
import { ExactTime } from '../../../ui/ExactTime.tsx';
import { OpinionBadge } from './OpinionBadge.tsx';
import { PendingNote } from './PendingNote.tsx';
import { useEntryWords } from './useEntryWords.ts';

type Props = Readonly<{
  entry: ShownEntry;
  /** Work on this entry that the server does not have yet. */
  pending?: PendingEntry | null;
  onDeleted?(): void;
}>;

/** Plain elements, and drawn anew only when its entry changes: a list has dozens of them, also on an old phone. */
export const EntryCard = memo(function EntryCard({ entry, pending = null, onDeleted }: Props) {
  const { t } = useTranslation('features/entries');
  const words = useEntryWords(entry);
  return (
    <article className={classes.card}>
      {pending === null ? null : <PendingNote pending={pending} />}
      <div className={classes.top}>
        <CategoryImage categoryId={entry.observationCategoryId} size={40} />
        <div className={classes.words}>
          <h2 className={classes.title}>
            <Link to="/entries/$entryId" params={{ entryId: entry.id }} className={classes.link}>
              {words.title}
            </Link>
          </h2>
          <p className={classes.where}>
            {words.school === '' ? words.category : `${words.category} · ${words.school}`}
          </p>
        </div>
        <div className={classes.end}>
          <EntryActions entry={entry} title={words.title} onDeleted={onDeleted} />
        </div>
      </div>
      <div className={classes.marks}>
        <OpinionBadge opinion={entry.observationType} />
        {entry.quantity > 1 ? (
          <span className={classes.quantity}>{t('card.quantity', { number: entry.quantity })}</span>
        ) : null}
        <span className={classes.source}>{t(`walkType.${entry.walkType}`)}</span>
      </div>
      {entry.comment === '' ? null : <p className={classes.comment}>{entry.comment}</p>}
      <EntryPhotos urls={entry.imageUrls} title={words.title} />
      <EntryTags tags={entry.tags} />
      <EntryFollowUps entry={entry} />
      <p className={classes.foot}>
        {words.reporter} · <ExactTime moment={entry.timestamp} />
      </p>
    </article>
  );
});
