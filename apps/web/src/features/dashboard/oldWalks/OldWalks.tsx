import { canViewCard } from '@schooldog/domain/dashboard';
import { isOldWalk } from '@schooldog/domain/walks';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { importWithTexts } from '../../../platform/i18n/importWithTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import { useActor } from '../../../platform/session/session.ts';
import { useIsPageCovered } from '../../../ui/backButton.ts';
import { useNow } from '../../../ui/useNow.ts';

const OldWalksDialog = lazyPart(
  'dialog',
  async () =>
    (
      await importWithTexts(
        ['features/dashboard/oldWalks', 'features/walks/manage', 'ui'],
        () => import('./OldWalksDialog.tsx'),
      )
    ).OldWalksDialog,
);

/**
 * Walks begun more than a week ago are brought up once for each load of the dashboard, by its first answer, but not above
 * a form that was opened since.
 */
export function OldWalks() {
  const mayHaveOld = useMayHaveOld();
  const { isOffline } = useConnectivity();
  const [state, setState] = useState<'asking' | 'open' | 'closed'>('asking');
  const { data, isFetchedAfterMount } = useQuery(
    api.walks.listOldWalks.queryOptions({
      enabled: mayHaveOld && !isOffline && state !== 'closed',
      staleTime: 0,
    }),
  );
  const walks = data?.walks ?? [];
  const isCovered = useIsPageCovered();
  if (state === 'asking' && data !== undefined && isFetchedAfterMount && !isCovered)
    setState(walks.length > 0 ? 'open' : 'closed');
  if (state !== 'open' || isOffline || walks.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OldWalksDialog walks={walks} onClose={() => setState('closed')} />
    </Suspense>
  );
}

const afterFirstScreen = 2_000;

/** The list of current walks, which its card asks for anyway, mostly shows that no walk is old. */
function useMayHaveOld(): boolean {
  const mayView = canViewCard(useActor(), 'myWalks');
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsQuiet(true), afterFirstScreen);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery(api.walks.listCurrentWalks.queryOptions({ enabled: mayView && isQuiet }));
  const now = useNow();
  if (data === undefined) return false;
  return data.walks.length < data.count || data.walks.some((walk) => isOldWalk(walk, now));
}
