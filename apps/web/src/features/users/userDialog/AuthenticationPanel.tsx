import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import { useAccountEditor } from './accountEditor.ts';

const AuthenticationDetails = lazyPart(
  'section',
  async () => (await import('../factors/index.ts')).AuthenticationDetails,
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
