import { canStart } from '@schooldog/domain/dashboard';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import { fetchFilesOf } from '../../../platform/lazyParts/loadFiles.ts';
import { untilLoaded } from '../../../platform/lazyParts/untilLoaded.ts';
import { useWarmUp } from '../../../platform/offlineRecords/useWarmUp.ts';
import { useActor } from '../../../platform/session/session.ts';
import { loadStartDialog } from './load.ts';
import { closeStartWalk, useStartWalkOpening } from './openStartWalk.ts';

const StartWalkDialog = lazyPart('dialog', async () => (await loadStartDialog()).StartWalkDialog);

/** Shows the dialog over any page. */
export function StartWalkHost() {
  const opening = useStartWalkOpening();
  useEffect(() => closeStartWalk, []);
  useWarmUp(canStart(useActor(), 'startWalk'), async () => {
    const { warmOwnWalks, warmStartWalk } = await untilLoaded(loadStartDialog);
    await Promise.allSettled([warmStartWalk(), warmOwnWalks()]);
    // Where the dialog leads.
    await fetchFilesOf(() => import('../inProgress/InProgressPage.tsx'));
  });
  if (opening === null) return null;
  return (
    <Suspense fallback={null}>
      <StartWalkDialog opening={opening} onClose={closeStartWalk} />
    </Suspense>
  );
}
