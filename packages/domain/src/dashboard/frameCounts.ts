// What the frame around every page counts. Each number is answered by its feature: on the server by the hook
// `frame.counts`; a new one begins here.
import { z } from 'zod';

export const frameCountsSchema = z.object({
  unreadAlerts: z.int(),
  unreadNotifications: z.int(),
  /** Open ones. */
  assignedWorkOrders: z.int(),
  /** At schools where the person manages tasks. */
  workOrdersToApprove: z.int(),
});
export type FrameCounts = z.infer<typeof frameCountsSchema>;

export const noFrameCounts: FrameCounts = {
  unreadAlerts: 0,
  unreadNotifications: 0,
  assignedWorkOrders: 0,
  workOrdersToApprove: 0,
};
