import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { OfflineBadge } from './OfflineBadge.tsx';
import classes from './VisitorToolbar.module.css';

export function VisitorToolbar() {
  const { t } = useTexts('app');
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
