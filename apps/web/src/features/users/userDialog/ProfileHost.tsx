import { Suspense } from 'react';
import { useUser } from '../../../platform/session/session.ts';
import { EditUserDialog } from './lazy.ts';
import { closeProfile, useIsProfileOpen } from './profile.ts';

/** Mounted once by the shell of signed-in people. */
export function ProfileHost() {
  const { id } = useUser();
  if (!useIsProfileOpen()) return null;
  return (
    <Suspense fallback={null}>
      <EditUserDialog userId={id} onClose={closeProfile} />
    </Suspense>
  );
}
