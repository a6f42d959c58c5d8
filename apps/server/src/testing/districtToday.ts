import { dateIn, defaultTimeZone } from '@schooldog/domain/dates';

/** The day in the time zone of a new district, which late in the evening is not the day in UTC. */
export function districtToday(): string {
  return dateIn(new Date().toISOString(), defaultTimeZone);
}
