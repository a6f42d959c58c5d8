import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { AuthenticationDetails } from '../../account/index.ts';
import { useAccountEditor } from './accountEditor.ts';

export function AuthenticationPanel() {
  const { user } = useAccountEditor();
  if (user === null) return null;
  return (
    <Suspense fallback={<Skeleton h={200} />}>
      <AuthenticationDetails user={user} />
    </Suspense>
  );
}
