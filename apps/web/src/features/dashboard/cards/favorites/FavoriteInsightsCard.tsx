import type { FavoriteInsight } from '@schooldog/domain/insights';
import { IconChartLine } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { FavoriteDialog, useFavoriteInsights, useFavorites } from '../../../insights/index.ts';
import { CardQuery } from '../../CardQuery.tsx';
import { LinkList } from '../../LinkList.tsx';
import { heights } from '../heights.ts';
import { FavoriteChart } from './FavoriteChart.tsx';
import classes from './Favorites.module.css';

/** The charts that somebody wants to see again; without any, how to get one. */
export function FavoriteInsightsCard() {
  const { t } = useTexts('features/dashboard');
  const query = useFavoriteInsights();
  const { remove } = useFavorites();
  const [renamed, setRenamed] = useState<FavoriteInsight | null>(null);
  const invitation = {
    id: 'insights',
    path: '/insights',
    icon: IconChartLine,
    title: t('favorites.none'),
    body: t('favorites.how'),
  };
  return (
    <CardQuery query={query} height={heights.links}>
      {(favorites) =>
        favorites.length === 0 ? (
          <LinkList links={[invitation]} />
        ) : (
          <>
            <ul className={classes.charts}>
              {favorites.map((favorite) => (
                <li key={favorite.id} className={classes.place}>
                  <FavoriteChart
                    favorite={favorite}
                    onRename={() => setRenamed(favorite)}
                    onRemove={() => remove(favorite)}
                  />
                </li>
              ))}
            </ul>
            {renamed === null ? null : (
              <Suspense fallback={null}>
                <FavoriteDialog favorite={renamed} isNew={false} onClose={() => setRenamed(null)} />
              </Suspense>
            )}
          </>
        )
      }
    </CardQuery>
  );
}
