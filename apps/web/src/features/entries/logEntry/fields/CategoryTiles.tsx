import { UnstyledButton } from '@mantine/core';
import { categoriesToLog, type ObservationSettings } from '@schooldog/domain/settings';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { useIsPhone } from '../../../../ui/useIsPhone.ts';
import { CategoryImage } from '../../../settings/index.ts';
import classes from './CategoryTiles.module.css';
import searchClasses from './ItemSearch.module.css';

type Props = Readonly<{ settings: ObservationSettings; onChoose(categoryId: string): void }>;

export function CategoryTiles({ settings, onChoose }: Props) {
  const { t, language } = useTexts('features/entries/logEntry');
  const isPhone = useIsPhone();
  return (
    <>
      <div className={searchClasses.heading}>{t('item.categories')}</div>
      <ul aria-label={t('item.categories')} className={classes.tiles}>
        {categoriesToLog(settings, language).map(({ id, label }) => (
          <li key={id} className={classes.place}>
            <UnstyledButton className={classes.tile} onClick={() => onChoose(id)}>
              <CategoryImage categoryId={id} size={isPhone ? 28 : 36} />
              <span className={classes.label}>{label}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  );
}
