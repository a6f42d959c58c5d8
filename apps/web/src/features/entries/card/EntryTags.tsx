import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useObservation } from '../../settings/index.ts';
import classes from './EntryTags.module.css';

export function EntryTags({ tags }: Readonly<{ tags: readonly string[] }>) {
  const { t } = useTexts('features/entries');
  const { tagLabel } = useObservation();
  if (tags.length === 0) return null;
  return (
    <ul className={classes.tags} aria-label={t('card.tags')}>
      {tags.map((tag) => (
        <li key={tag} className={classes.tag}>
          {tagLabel(tag)}
        </li>
      ))}
    </ul>
  );
}
