import { Suspense } from 'react';
import { importWithTexts } from '../../../platform/i18n/importWithTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import { useReauthentication } from './reauthentication.ts';

const ReauthenticationDialog = lazyPart(
  'dialog',
  async () =>
    (
      await importWithTexts(
        ['features/account/factors', 'features/account/sso', 'features/signIn/pages', 'ui'],
        () => import('./ReauthenticationDialog.tsx'),
      )
    ).ReauthenticationDialog,
);

/** Mounted once by the shell; the dialog is fetched when the user has to sign in again. */
export function ReauthenticationHost() {
  const asked = useReauthentication();
  if (asked === null) return null;
  return (
    <Suspense fallback={null}>
      <ReauthenticationDialog onDone={() => asked.answer(true)} onCancel={() => asked.answer(false)} />
    </Suspense>
  );
}
