import { type CalendarDate, dateIn } from '@schooldog/domain/dates';
import { useNow } from '../../ui/useNow.ts';
import { useTimeZone } from './queries.ts';

/** By the calendar of the district. */
export function useToday(): CalendarDate {
  return dateIn(useNow().toISOString(), useTimeZone());
}
