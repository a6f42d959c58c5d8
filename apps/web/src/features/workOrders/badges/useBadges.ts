import { canOpenWorkOrders } from '@schooldog/domain/workOrders';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useActor } from '../../../platform/session/session.ts';
import { whenIdle } from '../../../platform/whenIdle.ts';

const waitsAtMost = 2_000;

/** Counts for the frame around the pages. They wait until the first screen is there. */
export function useBadges(): Readonly<{ assigned: number; awaitingApproval: number }> {
  const actor = useActor();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true), waitsAtMost), []);
  const enabled = isIdle && canOpenWorkOrders(actor);
  const { data } = useQuery(api.workOrders.getWorkOrderBadges.queryOptions({ enabled }));
  return data ?? { assigned: 0, awaitingApproval: 0 };
}
