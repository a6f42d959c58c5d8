import { Anchor, Card, Text } from '@mantine/core';
import type { ObservationCategory } from '@schooldog/domain/settings';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import touch from '../../../ui/touchTarget.module.css';
import { CategoryImage } from './CategoryImage.tsx';
import classes from './CategoryCard.module.css';
import { Marks } from './Marks.tsx';
import { RowActions } from './RowActions.tsx';
import { useArchiving } from './useArchiving.ts';

type Props = Readonly<{ category: ObservationCategory; itemCount: number; onEdit(): void }>;

export function CategoryCard({ category, itemCount, onEdit }: Props) {
  const { t } = useTexts('features/settings/observationSettings');
  const { id, label } = category;
  const archiving = useArchiving({ kind: 'category', thing: category });
  return (
    <Card
      withBorder
      padding="sm"
      className={classes.card ?? ''}
      data-archived={category.isArchived || undefined}
    >
      <CategoryImage categoryId={id} size={48} />
      <div className={classes.words}>
        <Text fw={600}>{label}</Text>
        <Anchor
          size="sm"
          className={touch.target ?? ''}
          aria-label={t('categories.showItems', { count: itemCount, name: label })}
          renderRoot={(props) => (
            <Link to="/walkSettings" search={{ tab: 'items', category: id }} {...props} />
          )}
        >
          {t('categories.items', { count: itemCount })}
        </Anchor>
        <Marks tags={category.tags} isArchived={category.isArchived} />
      </div>
      <RowActions label={label} isArchived={category.isArchived} onEdit={onEdit} archiving={archiving} />
    </Card>
  );
}
