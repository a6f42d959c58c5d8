import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useSession } from '../../../platform/session/session.ts';
import classes from './BackToSignIn.module.css';

/** The link back from a page around signing in; a signed-in user continues to the app instead. */
export function BackToSignIn() {
  const { t } = useTexts('features/signIn/pages');
  const isSignedIn = useSession().session?.user != null;
  const to = isSignedIn ? '/dashboard' : '/auth/signin';
  return (
    <Anchor className={classes.back} renderRoot={(props) => <Link to={to} {...props} />}>
      <IconArrowLeft size={16} aria-hidden />
      {isSignedIn ? t('toDashboard') : t('back')}
    </Anchor>
  );
}
