import { canStart } from '@schooldog/domain/dashboard';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { untilLoaded } from '../../../platform/lazyParts/untilLoaded.ts';
import { useWarmUp } from '../../../platform/offlineRecords/useWarmUp.ts';
import { useActor } from '../../../platform/session/session.ts';
import { EntryDialog, loadEntryDialog } from './load.ts';
import { closeEntryDialog, type Opening, useDrawnAhead, useOpening } from './open.ts';
import { fetchRecipients, needsRecipients } from './recipientsAhead.ts';
import { useRejectedEntries } from './useRejectedEntries.ts';

/** Shows the dialog over any page. */
export function LogEntryHost() {
  const opening = useOpening();
  const drawn = useDrawnAhead();
  const [closed, setClosed] = useState(0);
  useEffect(() => closeEntryDialog, []);
  const actor = useActor();
  const canLog = canStart(actor, 'logEntry');
  // Before the code of the form: someone who goes out of reach with the form but without recipients can alert no one.
  useWarmUp(canLog && needsRecipients(actor), fetchRecipients, { isEarly: true });
  useWarmUp(canLog, async () => {
    const { warmEntryDialog } = await untilLoaded(loadEntryDialog);
    await EntryDialog.preload();
    await warmEntryDialog();
  });
  useRejectedEntries();
  const close = useCallback(() => {
    closeEntryDialog();
    // The next form has nothing of this one in it.
    setClosed((before) => before + 1);
  }, []);
  const ahead = useMemo<Opening | null>(() => drawn && { mode: 'log', home: drawn, isDrawn: true }, [drawn]);
  const shown = opening ?? ahead;
  if (shown === null) return null;
  // Decided when it is opened: the page below may come and go meanwhile.
  const isDrawnAhead = shown.mode === 'log' && shown.isDrawn === true;
  return (
    <Suspense fallback={null}>
      <EntryDialog
        key={isDrawnAhead ? closed : 'other'}
        opening={shown}
        isOpen={isDrawnAhead ? opening !== null : undefined}
        onClose={close}
      />
    </Suspense>
  );
}
