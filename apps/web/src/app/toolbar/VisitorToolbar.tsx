import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { OfflineBadge } from './OfflineBadge.tsx';
import classes from './VisitorToolbar.module.css';

export function VisitorToolbar() {
  const { t } = useTranslation('app');
  return (
    <div className={classes.end}>
      <OfflineBadge />
      <LanguageSwitch />
      <Button size="sm" renderRoot={(props) => <Link to="/auth/signin" {...props} />}>
        {t('simple.signIn')}
      </Button>
    </div>
  );
}
