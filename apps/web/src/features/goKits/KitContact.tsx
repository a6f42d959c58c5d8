// Mounted while a user is signed in. Its code is fetched only on devices on which something is pinned.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHasPinned } from '../../platform/pinned/marker.ts';
import { useUser } from '../../platform/session/session.ts';

const every = 5 * 60 * 1000;
/** What a kit holds: a change of it is fetched soon after it happened. */
const follows = ['eop', 'contacts', 'eopRoles'];

export function KitContact() {
  return useHasPinned() ? <Contact /> : null;
}

/** A query, because it runs at the start, on reconnect, at intervals and after changes, and never without a network. */
function Contact() {
  const { id: userId } = useUser();
  useQuery({
    queryKey: [['goKits', 'contact'], userId],
    queryFn: async ({ signal }) => {
      const { contactServer } = await import('./kit/contact.ts');
      await contactServer(userId, signal);
      return null;
    },
    staleTime: 0,
    refetchInterval: every,
    meta: { follows },
  });
  useEffect(() => {
    void import('./kit/contact.ts').then(({ checkKits }) => checkKits()).catch(() => undefined);
  }, []);
  return null;
}
