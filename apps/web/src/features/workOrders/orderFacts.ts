import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import type { WorkOrderFacts } from '@schooldog/domain/workOrders';

/** What the policy asks for. Of the followers only the viewer is known everywhere, which is the one it asks about. */
export function orderFacts(order: ShownWorkOrder, viewerId: string): WorkOrderFacts {
  return { ...order, followingUserIds: order.isFollowing ? [viewerId] : [] };
}
