import { canStart } from '@schooldog/domain/dashboard';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import { untilLoaded } from '../../../platform/lazyParts/untilLoaded.ts';
import { useWarmUp } from '../../../platform/offlineRecords/useWarmUp.ts';
import { useActor } from '../../../platform/session/session.ts';
import { loadWorkOrderDialog } from './load.ts';
import { closeWorkOrderDialog, useWorkOrderOpening } from './open.ts';
import { useRejectedWorkOrders } from './useRejectedWorkOrders.ts';

const WorkOrderDialog = lazyPart('dialog', async () => (await loadWorkOrderDialog()).WorkOrderDialog);

/** Shows the dialog over any page. */
export function WorkOrderDialogHost() {
  const opening = useWorkOrderOpening();
  useEffect(() => closeWorkOrderDialog, []);
  useWarmUp(canStart(useActor(), 'createWorkOrder'), async () => {
    const { warmWorkOrderDialog } = await untilLoaded(loadWorkOrderDialog);
    await warmWorkOrderDialog();
  });
  useRejectedWorkOrders();
  if (opening === null) return null;
  return (
    <Suspense fallback={null}>
      <WorkOrderDialog opening={opening} onClose={closeWorkOrderDialog} />
    </Suspense>
  );
}
