import { Loader, Stack, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useSignOut } from '../../platform/session/useSignOut.ts';

/** /sign-out: logs the person out and goes to the sign-in page, or back when they chose to stay. */
export function SignOutPage() {
  const { t } = useTexts('features/signIn');
  const signOut = useSignOut();
  const navigate = useNavigate();
  const hasBegun = useRef(false);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void signOut().then((isOut) => (isOut ? undefined : navigate({ to: '/' })));
  }, [signOut, navigate]);

  return (
    <Stack align="center" gap="md">
      <Loader aria-hidden />
      <Title order={1} size="h3">
        {t('signOut.working')}
      </Title>
    </Stack>
  );
}
