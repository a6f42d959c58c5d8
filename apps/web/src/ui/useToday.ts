import { type CalendarDate, dateIn, defaultTimeZone } from '@schooldog/domain/dates';
import { useQuery } from '@tanstack/react-query';
import { api } from '../platform/api/client.ts';
import { useNow } from './useNow.ts';

/** By the calendar of the district, not by the browser's. */
export function useToday(): CalendarDate {
  const { data } = useQuery(api.settings.getOrganization.queryOptions());
  return dateIn(useNow().toISOString(), data?.timeZone ?? defaultTimeZone);
}
