import { useRejectedParts } from './status/useRejectedParts.ts';

/** What work orders show over any page. */
export function WorkOrderHost() {
  useRejectedParts();
  return null;
}
