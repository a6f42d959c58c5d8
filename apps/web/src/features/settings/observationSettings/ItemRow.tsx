import { Text } from '@mantine/core';
import type { ShownObservation } from '@schooldog/contract/settings';
import { withOtherLast, type ObservationItem } from '@schooldog/domain/settings';
import { useScreenLanguage } from '../../../platform/i18n/useTexts.ts';
import { CategoryImage } from './CategoryImage.tsx';
import classes from './ItemRow.module.css';
import { Marks } from './Marks.tsx';
import { RowActions } from './RowActions.tsx';
import { useArchiving } from './useArchiving.ts';

type Props = Readonly<{ item: ObservationItem; settings: ShownObservation; onEdit(): void }>;

export function ItemRow({ item, settings, onEdit }: Props) {
  const language = useScreenLanguage();
  const archiving = useArchiving({ kind: 'item', thing: item });
  const categories = settings.categories.filter(({ id }) => item.categories.includes(id));
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text fw={550}>{item.label}</Text>
        <Marks tags={item.tags} isArchived={item.isArchived} />
      </div>
      <ul className={classes.categories}>
        {withOtherLast(categories, language).map(({ id, label }) => (
          <li key={id} className={classes.category}>
            <CategoryImage categoryId={id} size={24} />
            <Text size="sm" span>
              {label}
            </Text>
          </li>
        ))}
      </ul>
      <RowActions label={item.label} isArchived={item.isArchived} onEdit={onEdit} archiving={archiving} />
    </li>
  );
}
