import { Button, Stack } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { AuthPage } from '../frame/AuthPage.tsx';
import { BackToSignIn } from '../frame/BackToSignIn.tsx';

type Props = Readonly<{
  /** Where a new one is to be had. */
  another?: '/auth/sign-in-link' | '/auth/forgot-password';
  hint?: string;
  children?: ReactNode;
}>;

/** Used, expired, replaced or mistyped: they look alike, because the server does not reveal which. */
export function InvalidLink({ another, hint, children }: Props) {
  const { t } = useTexts('features/signIn/pages');
  const label = another === '/auth/sign-in-link' ? t('invalid.newLink') : t('invalid.newReset');
  return (
    <AuthPage
      title={t('invalid.title')}
      lead={hint === undefined ? t('invalid.body') : `${t('invalid.body')} ${hint}`}
      icon={IconLinkOff}
      tone="bad"
      isNext
    >
      <Stack gap="sm">
        {another === undefined ? null : (
          <Button size="md" renderRoot={(props) => <Link to={another} {...props} />}>
            {label}
          </Button>
        )}
        {children}
      </Stack>
      <BackToSignIn />
    </AuthPage>
  );
}
