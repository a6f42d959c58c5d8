export const calendarFeedLimits = {
  daysBack: 30,
  monthsAhead: 12,
  /** 160 bits, which cannot be guessed. */
  tokenBytes: 20,
  /** How often calendars are asked to read it; most of them decide for themselves. */
  refreshHours: 4,
  /** The first ones, of each kind of record: calendars get slow with more. */
  eventsOfKind: 2000,
} as const;
