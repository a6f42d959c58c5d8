import { useFrameCounts } from '../../../platform/frameCounts/frameCounts.ts';
import { untilLoaded } from '../../../platform/lazyParts/untilLoaded.ts';
import { useWarmUp } from '../../../platform/offlineRecords/useWarmUp.ts';

/** A boiler room without a signal is where the orders of a technician are read: they are fetched before. */
export function AssignedAhead() {
  const { assignedWorkOrders } = useFrameCounts();
  // Fetched again when another one is assigned.
  return assignedWorkOrders === 0 ? null : <Fetching key={assignedWorkOrders} />;
}

function Fetching() {
  useWarmUp(true, async () => {
    const { warmAssigned } = await untilLoaded(() => import('./warmAssigned.ts'));
    await warmAssigned();
  });
  return null;
}
