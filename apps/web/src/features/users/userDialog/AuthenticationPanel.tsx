import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { importWithTexts } from '../../../platform/i18n/importWithTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import { useAccountEditor } from './accountEditor.ts';

const AuthenticationDetails = lazyPart(
  'section',
  async () =>
    (
      await importWithTexts(
        ['features/users/factors', 'features/users/devices', 'ui'],
        () => import('../factors/index.ts'),
      )
    ).AuthenticationDetails,
);

export function AuthenticationPanel() {
  const { user } = useAccountEditor();
  if (user === null) return null;
  return (
    <Suspense fallback={<Skeleton h={200} />}>
      <AuthenticationDetails user={user} />
    </Suspense>
  );
}
