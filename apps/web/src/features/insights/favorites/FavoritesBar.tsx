import { ActionIcon, Button, Menu } from '@mantine/core';
import { countIdOf, type FavoriteInsight, type InsightChoice } from '@schooldog/domain/insights';
import { IconDotsVertical, IconPencil, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { BackMenu } from '../../../ui/floating/BackMenu.tsx';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useFavoriteInsights } from '../queries.ts';
import { FavoriteDialog } from './lazy.ts';
import classes from './FavoritesBar.module.css';
import { useFavorites } from './useFavorites.ts';

type Props = Readonly<{ choice: InsightChoice; onOpen(choice: InsightChoice): void }>;

/** The user's favorite charts: opened, renamed and removed here. */
export function FavoritesBar({ choice, onOpen }: Props) {
  const { t } = useTexts('features/insights');
  const { isOffline } = useConnectivity();
  const favorites = useFavoriteInsights().data ?? [];
  const { remove } = useFavorites();
  const [renamed, setRenamed] = useState<FavoriteInsight | null>(null);
  if (favorites.length === 0) return null;
  return (
    <>
      <ul className={classes.favorites} aria-label={t('favorites.label')}>
        {favorites.map((favorite) => {
          const { id: _id, insightName, ...its } = favorite;
          const isShown =
            countIdOf(its) === countIdOf(choice) &&
            its.selectedObservationType === choice.selectedObservationType;
          return (
            <li key={favorite.id} className={classes.favorite}>
              <Button
                className={classes.open ?? ''}
                variant={isShown ? 'filled' : 'light'}
                leftSection={<IconStarFilled size={14} aria-hidden />}
                aria-current={isShown ? 'true' : undefined}
                onClick={() => onOpen(its)}
              >
                {insightName}
              </Button>
              <BackMenu position="bottom-end" shadow="md">
                <Menu.Target>
                  <ActionIcon
                    variant="subtle"
                    size={36}
                    disabled={isOffline}
                    aria-label={t('favorites.more', { name: insightName })}
                  >
                    <IconDotsVertical size={16} aria-hidden />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item
                    leftSection={<IconPencil size={16} aria-hidden />}
                    onClick={() => setRenamed(favorite)}
                  >
                    {t('favorites.rename')}
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<IconTrash size={16} aria-hidden />}
                    onClick={() => remove(favorite)}
                  >
                    {t('favorites.remove')}
                  </Menu.Item>
                </Menu.Dropdown>
              </BackMenu>
            </li>
          );
        })}
      </ul>
      {renamed === null ? null : (
        <Suspense fallback={null}>
          <FavoriteDialog favorite={renamed} isNew={false} onClose={() => setRenamed(null)} />
        </Suspense>
      )}
    </>
  );
}
