import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useAccountEditor } from './accountEditor.ts';

const AuthenticationDetails = lazy(async () => ({
  default: (await import('../factors/index.ts')).AuthenticationDetails,
}));

export function AuthenticationPanel() {
  const { user } = useAccountEditor();
  if (user === null) return null;
  return (
    <Suspense fallback={<Skeleton h={200} />}>
      <AuthenticationDetails user={user} />
    </Suspense>
  );
}
