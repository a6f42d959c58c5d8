import { useOutbox } from '../../../platform/outbox/index.ts';
import type { ListFilter } from '../alertSearch.ts';
import { type UnsentAlert, unsentAlertsIn } from './unsent.ts';

/** Those that the filter lets through. Days are asked of the server's records, and these are none yet. */
export function useUnsentAlerts({ schoolIds, status }: ListFilter): readonly UnsentAlert[] {
  const waiting = unsentAlertsIn(useOutbox() ?? []);
  if (status !== null && status !== 'queued') return [];
  return waiting.filter(
    ({ schoolId }) => schoolIds.length === 0 || (schoolId !== null && schoolIds.includes(schoolId)),
  );
}
