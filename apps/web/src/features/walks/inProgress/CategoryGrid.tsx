import { Skeleton, UnstyledButton } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { numberText } from '@schooldog/domain/kernel';
import { walkTiles } from '@schooldog/domain/walks';
import { IconCircleCheckFilled, IconListSearch } from '@tabler/icons-react';
import { memo, type ReactNode, useMemo } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { CategoryImage, useObservation } from '../../settings/index.ts';
import classes from './CategoryGrid.module.css';

type Props = Readonly<{
  walk: Pick<ShownWalk, 'intendedCategories'>;
  /** How many entries each category has so far. */
  counts: ReadonlyMap<string, number>;
  /** Null opens the Master List. */
  onChoose(categoryId: string | null): void;
}>;

/** A tile for each category, those that the walk is meant to look at first, and the Master List last. */
export function CategoryGrid({ walk, counts, onChoose }: Props) {
  const { t, language } = useTexts('features/walks/inProgress');
  const { settings, isPending } = useObservation();
  const { intendedCategories } = walk;

  const tiles = useMemo(
    () => (settings === undefined ? [] : walkTiles(settings, intendedCategories, language)),
    [settings, intendedCategories, language],
  );
  if (isPending) return <Skeleton h={320} aria-busy />;
  return (
    <ul className={classes.tiles} aria-label={t('tiles.label')}>
      {tiles.map(({ category, isIntended }) => (
        <Tile
          key={category.id}
          categoryId={category.id}
          label={category.label}
          isIntended={isIntended}
          count={counts.get(category.id) ?? 0}
          onChoose={onChoose}
        />
      ))}
      <li className={classes.place}>
        <UnstyledButton className={classes.tile} onClick={() => onChoose(null)}>
          <span className={classes.master}>
            <IconListSearch size={24} stroke={1.6} aria-hidden />
          </span>
          <span className={classes.label}>{t('tiles.masterList')}</span>
        </UnstyledButton>
      </li>
    </ul>
  );
}

type TileProps = Pick<Props, 'onChoose'> &
  Readonly<{ categoryId: string; label: string; isIntended: boolean; count: number }>;

/** Plain elements: the page must be there at once, also on an old phone. */
const Tile = memo(function Tile({ categoryId, label, isIntended, count, onChoose }: TileProps) {
  const { t, language } = useTexts('features/walks/inProgress');
  const note: ReactNode =
    count > 0 ? (
      <>
        <IconCircleCheckFilled size={16} aria-hidden />
        {t('tiles.logged', { count, number: numberText(count, language) })}
      </>
    ) : isIntended ? (
      t('tiles.intended')
    ) : null;
  return (
    <li className={classes.place}>
      <UnstyledButton
        className={classes.tile}
        data-intended={isIntended || undefined}
        onClick={() => onChoose(categoryId)}
      >
        <CategoryImage categoryId={categoryId} size={36} />
        <span className={classes.words}>
          <span className={classes.label}>{label}</span>
          {note === null ? null : (
            <span className={classes.note} data-done={count > 0 || undefined}>
              {note}
            </span>
          )}
        </span>
      </UnstyledButton>
    </li>
  );
});
