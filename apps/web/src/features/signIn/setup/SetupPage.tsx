// /auth/setup: a new person's first visit, or, with the link that a server without people prints, its first
// administrator's.
import { getRouteApi } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { InvalidLink } from '../pages/InvalidLink.tsx';
import { FirstAdministratorPage } from './FirstAdministratorPage.tsx';
import { NewPersonPage } from './NewPersonPage.tsx';

const route = getRouteApi('/auth/setup');

export function SetupPage() {
  const { t } = useTexts('features/signIn/pages');
  const { first, token } = route.useSearch();
  if (token !== undefined) return <NewPersonPage token={token} />;
  if (first !== undefined) return <FirstAdministratorPage token={first} />;
  return <InvalidLink hint={t('invalid.setup')} />;
}
