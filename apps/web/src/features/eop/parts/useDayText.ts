import { dateIn } from '@schooldog/domain/dates';
import { shortDay } from '../../../ui/shortDay.ts';
import { useTimeZone } from '../../schools/index.ts';

/** The day of a moment in the district: due days are counted there. */
export function useDayText(): (moment: string) => string {
  const timeZone = useTimeZone();
  return (moment) => shortDay(dateIn(moment, timeZone));
}
