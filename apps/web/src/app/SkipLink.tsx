import type { MouseEvent } from 'react';
import { useTexts } from '../platform/i18n/useTexts.ts';
import classes from './SkipLink.module.css';

/** The first stop of the keyboard: past menu and toolbar, to the page itself. */
export function SkipLink() {
  const { t } = useTexts('app');
  return (
    <a className={classes.skip} href="#content" onClick={skip}>
      {t('skipToContent')}
    </a>
  );
}

function skip(event: MouseEvent): void {
  event.preventDefault();
  const main = document.querySelector('main');
  if (main === null) return;
  main.tabIndex = -1;
  main.focus();
}
