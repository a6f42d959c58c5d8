import { Menu } from '@mantine/core';
import type { FavoriteInsight } from '@schooldog/domain/insights';
import { IconArrowUpRight, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { searchOfFavorite } from './searchOfFavorite.ts';
import { MoreMenu } from '../../../../ui/MoreMenu.tsx';

type Props = Readonly<{ favorite: FavoriteInsight; onRename(): void; onRemove(): void }>;

export function FavoriteMenu({ favorite, onRename, onRemove }: Props) {
  const { t } = useTexts('features/dashboard');
  return (
    <MoreMenu label={t('favorites.more', { name: favorite.insightName })}>
      <Menu.Item
        leftSection={<IconArrowUpRight size={16} aria-hidden />}
        renderRoot={(props) => <Link to="/insights" search={searchOfFavorite(favorite)} {...props} />}
      >
        {t('favorites.open')}
      </Menu.Item>
      <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onRename}>
        {t('favorites.rename')}
      </Menu.Item>
      <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={onRemove}>
        {t('favorites.remove')}
      </Menu.Item>
    </MoreMenu>
  );
}
