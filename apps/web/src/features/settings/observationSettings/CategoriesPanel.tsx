import type { ShownObservation } from '@schooldog/contract/settings';
import type { ObservationCategory } from '@schooldog/domain/settings';
import { IconCategory, IconSearch } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { useFilter } from '../../../ui/list/useFilter.ts';
import classes from './CategoriesPanel.module.css';
import { CategoryCard } from './CategoryCard.tsx';
import { FindBar } from './FindBar.tsx';
import { foundCategories, itemCounts } from './found.ts';
import { observationFilter } from './observationFilter.ts';

type Props = Readonly<{ settings: ShownObservation; onEdit(category: ObservationCategory): void }>;

export function CategoriesPanel({ settings, onEdit }: Props) {
  const { t, language } = useTexts('features/settings/observationSettings');
  const { filter, clear } = useFilter(observationFilter);
  const found = foundCategories(settings, { ...filter, language });
  const counts = itemCounts(settings);
  return (
    <>
      <FindBar />
      {found.length === 0 ? (
        <ListEmpty
          isFiltered={filter.find !== undefined}
          onClear={clear}
          clearLabel={t('find.clearAll')}
          nothing={{ icon: <IconCategory />, title: t('categories.empty') }}
          noMatch={{ icon: <IconSearch />, title: t('find.noMatch') }}
        />
      ) : (
        <ul className={classes.list}>
          {found.map((category) => (
            <li key={category.id}>
              <CategoryCard
                category={category}
                itemCount={counts.get(category.id) ?? 0}
                onEdit={() => onEdit(category)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
