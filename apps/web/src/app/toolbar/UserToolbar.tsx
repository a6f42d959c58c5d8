import { ActionIcon } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconRefresh } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { isInstalledApp } from '../../platform/install/installPrompt.ts';
import { useShell } from '../../platform/navigation/featureShell.ts';
import { useActor } from '../../platform/session/session.ts';
import { pages } from '../pages.ts';
import { usePalette } from '../palette/usePalette.tsx';
import { visibleButtons } from './buttons.ts';
import { OfflineBadge } from './OfflineBadge.tsx';
import { SearchButton } from './SearchButton.tsx';
import { UserMenu } from './UserMenu.tsx';
import classes from './UserToolbar.module.css';

export function UserToolbar() {
  const { t } = useTexts('app');
  const actor = useActor();
  const { toolbar } = useShell();
  const palette = usePalette();
  // Also while typing in a field: the palette is a place to go to, not a character.
  useHotkeys([['mod+K', palette.open]], []);

  return (
    <>
      <SearchButton onClick={palette.open} />
      <div className={classes.end}>
        <OfflineBadge />
        {visibleButtons(toolbar, { actor, pages }).map(({ key, Button }) => (
          <Button key={key} />
        ))}
        {isInstalledApp() ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            onClick={() => location.reload()}
            aria-label={t('toolbar.refresh')}
          >
            <IconRefresh size={20} aria-hidden />
          </ActionIcon>
        ) : null}
        <UserMenu />
      </div>
      {palette.element}
    </>
  );
}
