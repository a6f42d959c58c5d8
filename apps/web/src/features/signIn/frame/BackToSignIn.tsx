import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session/session.ts';
import classes from './BackToSignIn.module.css';

/** The way out of a page around signing in; whoever is signed in already wants to go on instead. */
export function BackToSignIn() {
  const { t } = useTranslation('features/signIn/pages');
  const isSignedIn = useSession().session?.user != null;
  const to = isSignedIn ? '/dashboard' : '/auth/signin';
  return (
    <Anchor className={classes.back} renderRoot={(props) => <Link to={to} {...props} />}>
      <IconArrowLeft size={16} aria-hidden />
      {isSignedIn ? t('toDashboard') : t('back')}
    </Anchor>
  );
}
