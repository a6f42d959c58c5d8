import { Suspense } from 'react';
import { useUser } from '../../../platform/session/session.ts';
import { EditUserDialog } from './lazy.ts';
import { closeProfile, useIsProfileOpen } from './profile.ts';

/** Shows Edit Profile over any page. */
export function ProfileHost() {
  const { id } = useUser();
  if (!useIsProfileOpen()) return null;
  return (
    <Suspense fallback={null}>
      <EditUserDialog userId={id} onClose={closeProfile} />
    </Suspense>
  );
}
