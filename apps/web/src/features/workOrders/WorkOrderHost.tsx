import { AssignedAhead } from './ahead/AssignedAhead.tsx';
import { WorkOrderDialogHost } from './create/WorkOrderDialogHost.tsx';
import { useRejectedParts } from './status/useRejectedParts.ts';

/** What work orders need on any page. */
export function WorkOrderHost() {
  useRejectedParts();
  return (
    <>
      <WorkOrderDialogHost />
      <AssignedAhead />
    </>
  );
}
