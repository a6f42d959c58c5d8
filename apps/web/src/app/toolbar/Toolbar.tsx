import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconMenu2 } from '@tabler/icons-react';
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { isInstalledApp } from '../../platform/install/installPrompt.ts';
import { Brand } from '../Brand.tsx';
import classes from './Toolbar.module.css';

type Props = Readonly<{ onOpenMenu(): void; isMenuOpen: boolean; children: ReactNode }>;

export function Toolbar({ onOpenMenu, isMenuOpen, children }: Props) {
  const { t } = useTexts('app');
  return (
    <header className={classes.toolbar}>
      <ActionIcon
        className={classes.burger}
        variant="subtle"
        color="gray"
        size={44}
        onClick={onOpenMenu}
        aria-label={t('menu.open')}
        aria-expanded={isMenuOpen}
      >
        <IconMenu2 size={22} aria-hidden />
      </ActionIcon>
      {isInstalledApp() ? <BackButton /> : null}
      <Link to="/" className={classes.brand}>
        <Brand size={28} isMarkOnly />
      </Link>
      {children}
    </header>
  );
}

/** A browser has its own; the installed app has none. */
function BackButton() {
  const { t } = useTexts('app');
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      disabled={!canGoBack}
      onClick={() => router.history.back()}
      aria-label={t('toolbar.back')}
    >
      <IconArrowLeft size={22} aria-hidden />
    </ActionIcon>
  );
}
