import type { WorkHours } from '@schooldog/domain/dates';
import { workCalendarIn } from '@schooldog/domain/workOrders';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';

/** Null while the district has none, and until it is known. */
export function useWorkCalendar(): WorkHours | null {
  const { data } = useQuery(api.workOrders.getTasksSettings.queryOptions());
  return data === undefined ? null : workCalendarIn(data);
}
