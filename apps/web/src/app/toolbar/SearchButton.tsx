import { Kbd } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import classes from './SearchButton.module.css';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Looks like a search field on a wide screen and is an icon on a phone; either way it opens the palette. */
export function SearchButton({ onClick }: Readonly<{ onClick(): void }>) {
  const { t } = useTexts('app');
  return (
    <button type="button" className={classes.search} onClick={onClick} aria-keyshortcuts="Control+K Meta+K">
      <IconSearch size={20} stroke={1.75} aria-hidden />
      <span className={classes.label}>{t('toolbar.search')}</span>
      <Kbd className={classes.keys} aria-hidden>
        {isApple ? '⌘ K' : 'Ctrl K'}
      </Kbd>
    </button>
  );
}
