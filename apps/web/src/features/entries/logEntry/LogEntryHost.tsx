import { canStart } from '@schooldog/domain/dashboard';
import { Suspense, useEffect } from 'react';
import { registerAction } from '../../../platform/actions/actions.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import { untilLoaded } from '../../../platform/lazyParts/untilLoaded.ts';
import { registerMend } from '../../../platform/outbox/index.ts';
import { useActor } from '../../../platform/session/session.ts';
import { loadEntryDialog } from './load.ts';
import { closeEntryDialog, openLogEntry, openRejectedEntry, useOpening } from './open.ts';
import { useRefusals } from './useRefusals.ts';

const EntryDialog = lazyPart('dialog', async () => (await loadEntryDialog()).EntryDialog);
const afterFirstPaint = 4_000;

/** Mounted once by the shell of signed-in people: says how logging begins, and shows the dialog over any page. */
export function LogEntryHost() {
  const opening = useOpening();
  useEffect(() => {
    const takeOut = [
      registerAction('logEntry', () => openLogEntry()),
      registerMend('entries.logEntry', openRejectedEntry),
      registerMend('entries.editEntry', openRejectedEntry),
    ];
    return () => {
      for (const out of takeOut) out();
      closeEntryDialog();
    };
  }, []);
  useWarmDialog();
  useRefusals();
  if (opening === null) return null;
  return (
    <Suspense fallback={null}>
      <EntryDialog opening={opening} onClose={closeEntryDialog} />
    </Suspense>
  );
}

/** Whoever logs finds everything on the device when the network is gone, also without having opened it before. */
function useWarmDialog(): void {
  const mayLog = canStart(useActor(), 'logEntry');
  const { isOffline } = useConnectivity();
  useEffect(() => {
    if (!mayLog || isOffline) return undefined;
    const timer = setTimeout(() => {
      untilLoaded(loadEntryDialog)
        .then(({ warmEntryDialog }) => warmEntryDialog())
        .catch(() => undefined);
    }, afterFirstPaint);
    return () => clearTimeout(timer);
  }, [mayLog, isOffline]);
}
