export const drillLimits = {
  otherText: 40,
  notes: 1000,
  participants: 100_000,
  points: 20,
  point: 200,
  page: 50,
  searchText: 100,
  /** Points that nobody settled are shown at the next drills for this many years. */
  openPointsYears: 2,
  /** In the list of one school, and at the next drill. */
  openPoints: 50,
  rules: 40,
  ruleName: 80,
  ruleText: 500,
  /** In one rule. */
  windows: 12,
  times: 31,
  firstDays: 6,
  daysAfterStart: 366,
  /** With different first and last days than the district. */
  schoolDays: 5000,
  /** Reminders are sent this many days before something is due. */
  reminderDays: [7, 1],
  /** A row of "Needs attention" counts what is due within this many days. */
  dueSoonDays: 7,
} as const;
