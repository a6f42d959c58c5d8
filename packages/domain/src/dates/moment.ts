// A moment is stored as ISO text in UTC with milliseconds, always in this one form, so that texts sort like moments.
export type Timestamp = string;

export function toTimestamp(epochMilliseconds: number): Timestamp {
  return new Date(epochMilliseconds).toISOString();
}

/** Elapsed hours, not wall-clock hours: 72 hours are 72 hours, also across a change of the clock. */
export function addHours(moment: Timestamp, hours: number): Timestamp {
  return toTimestamp(Date.parse(moment) + hours * 3_600_000);
}
