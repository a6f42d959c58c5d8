import type { ShownObservation } from '@schooldog/contract/settings';
import type { ObservationCategory } from '@schooldog/domain/settings';
import { IconCategory, IconSearch } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import classes from './CategoriesPanel.module.css';
import { CategoryCard } from './CategoryCard.tsx';
import { FindBar } from './FindBar.tsx';
import { foundCategories, itemCounts } from './found.ts';

const route = getRouteApi('/walkSettings');

type Props = Readonly<{ settings: ShownObservation; onEdit(category: ObservationCategory): void }>;

export function CategoriesPanel({ settings, onEdit }: Props) {
  const { t, i18n } = useTranslation('observationSettings');
  const { find = '', archived = false } = route.useSearch();
  const navigate = route.useNavigate();
  const found = foundCategories(settings, { find, archived, language: i18n.language });
  const counts = itemCounts(settings);
  return (
    <>
      <FindBar />
      {found.length === 0 ? (
        find === '' ? (
          <StateMessage icon={<IconCategory />} title={t('categories.empty')} />
        ) : (
          <StateMessage
            icon={<IconSearch />}
            title={t('find.noMatch')}
            action={{ label: t('find.clearAll'), run: () => void navigate({ search: {}, replace: true }) }}
          />
        )
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
