import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';

/** Refetched whenever it is opened: calendars read the feed at any time. */
export function useCalendarFeed() {
  return useQuery(api.calendarFeeds.getCalendarFeed.queryOptions({ gcTime: 0, staleTime: 0 }));
}
