import { WorkOrderDialogHost } from './create/WorkOrderDialogHost.tsx';
import { useRejectedParts } from './status/useRejectedParts.ts';

/** What work orders show over any page. */
export function WorkOrderHost() {
  useRejectedParts();
  return <WorkOrderDialogHost />;
}
