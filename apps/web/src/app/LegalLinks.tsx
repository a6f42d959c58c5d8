import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './LegalLinks.module.css';

export function LegalLinks() {
  const { t } = useTranslation('app');
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
