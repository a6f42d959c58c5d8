import type { ShownEntry } from '@schooldog/contract/entries';
import { formatDateTimeWithZone } from '@schooldog/domain/dates';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useTimeZone } from '../../schools/index.ts';
import { useObservation } from '../../settings/index.ts';
import { OpinionBadge } from '../card/OpinionBadge.tsx';
import { useEntryWords } from '../card/useEntryWords.ts';
import classes from './PrintedEntry.module.css';

export function PrintedEntry({ entry }: Readonly<{ entry: ShownEntry }>) {
  const { t } = useTexts('features/entries');
  const words = useEntryWords(entry);
  const { tagLabel } = useObservation();
  const timeZone = useTimeZone();
  const facts = [
    words.category,
    words.school,
    words.reporter,
    formatDateTimeWithZone(entry.timestamp, timeZone),
    t(`walkType.${entry.walkType}`),
    entry.imageIds.length === 0 ? '' : t('print.photos', { count: entry.imageIds.length }),
  ];
  return (
    <>
      <div className={classes.top}>
        <h2 className={classes.title}>
          {words.title}
          {entry.quantity > 1 ? ` ${t('card.quantity', { number: entry.quantity })}` : ''}
        </h2>
        <OpinionBadge opinion={entry.observationType} />
      </div>
      <p className={classes.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</p>
      {entry.comment === '' ? null : <p className={classes.comment}>{entry.comment}</p>}
      {entry.tags.length === 0 ? null : (
        <p className={classes.facts}>
          {t('card.tags')}: {entry.tags.map(tagLabel).join(', ')}
        </p>
      )}
    </>
  );
}
