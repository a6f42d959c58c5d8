import { canStart } from '@schooldog/domain/dashboard';
import { Suspense, useEffect } from 'react';
import { untilLoaded } from '../../../platform/lazyParts/untilLoaded.ts';
import { useWarmUp } from '../../../platform/offlineRecords/useWarmUp.ts';
import { useActor } from '../../../platform/session/session.ts';
import { EntryDialog, loadEntryDialog } from './load.ts';
import { closeEntryDialog, useOpening } from './open.ts';
import { useRejectedEntries } from './useRejectedEntries.ts';

/** Shows the dialog over any page. */
export function LogEntryHost() {
  const opening = useOpening();
  useEffect(() => closeEntryDialog, []);
  useWarmUp(canStart(useActor(), 'logEntry'), async () => {
    const { warmEntryDialog } = await untilLoaded(loadEntryDialog);
    await EntryDialog.preload();
    await warmEntryDialog();
  });
  useRejectedEntries();
  if (opening === null) return null;
  return (
    <Suspense fallback={null}>
      <EntryDialog opening={opening} onClose={closeEntryDialog} />
    </Suspense>
  );
}
