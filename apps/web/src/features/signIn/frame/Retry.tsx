import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { AuthPage } from './AuthPage.tsx';
import { BackToSignIn } from './BackToSignIn.tsx';

type Props = Readonly<{ title: string; reason: string; onRetry(): void; children?: ReactNode }>;

/** A page that could not do its work for now: why, and once more. */
export function Retry({ title, reason, onRetry, children }: Props) {
  const { t } = useTexts('features/signIn/pages');
  return (
    <AuthPage title={title} lead={reason} icon={IconPlugConnectedX} tone="bad" isNext>
      <Button size="md" fullWidth mb="sm" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
      {children}
      <BackToSignIn />
    </AuthPage>
  );
}
