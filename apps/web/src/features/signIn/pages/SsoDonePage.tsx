import { IconCircleCheck } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { AuthPage } from '../frame/AuthPage.tsx';
import { tellSsoResult } from '../../../platform/session/ssoChannel.ts';

const route = getRouteApi('/auth/sso-done');

/** The last page of the popup: it passes the result to the app and closes. */
export function SsoDonePage() {
  const { t } = useTexts('features/signIn/pages');
  const { result = 'failed' } = route.useSearch();
  useEffect(() => {
    tellSsoResult(result);
    window.close();
  }, [result]);
  return <AuthPage title={t('sso.done')} lead={t('sso.doneBody')} icon={IconCircleCheck} />;
}
