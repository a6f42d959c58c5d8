import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Retry } from '../frame/Retry.tsx';
import { Working } from '../frame/Working.tsx';
import { InvalidLink } from './InvalidLink.tsx';
import { useSignInLink } from './useSignInLink.ts';

type Props = Readonly<{ token: string; email: string; onOtherEmail(): void }>;

export function ArriveByItself({ token, email, onOtherEmail }: Props) {
  const { t } = useTexts('features/signIn/pages');
  const { use, failure } = useSignInLink(token);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void use(email);
  }, [email, use]);

  if (failure === null) return <Working title={t('arrive.working')} />;
  const otherEmail = (
    <Button variant="default" size="md" fullWidth onClick={onOtherEmail}>
      {t('arrive.otherEmail')}
    </Button>
  );
  if (failure === 'invalid') return <InvalidLink another="/auth/sign-in-link">{otherEmail}</InvalidLink>;
  return (
    <Retry title={t('arrive.failed')} reason={t(`errors.${failure}`)} onRetry={() => void use(email)}>
      {otherEmail}
    </Retry>
  );
}
