import { Link } from '@tanstack/react-router';
import { useTexts } from '../platform/i18n/useTexts.ts';
import classes from './LegalLinks.module.css';

export function LegalLinks() {
  const { t } = useTexts('app');
  return (
    <nav className={classes.links} aria-label={t('legal.label')}>
      <Link to="/terms" className={classes.link}>
        {t('titles.terms')}
      </Link>
      <Link to="/privacy" className={classes.link}>
        {t('titles.privacy')}
      </Link>
    </nav>
  );
}
