const day = 24 * 60 * 60 * 1000;

export const assessmentLimits = {
  notes: 200,
  /** In one walk. */
  inWalk: 20,
  /** One on its own takes entries into account that were logged so long before it was begun. */
  entriesBeforeMilliseconds: 30 * day,
  /** Of more entries the latest count, so that one that is left open for years can still be read and stored. */
  entriesThatCount: 5000,
  onDashboard: 4,
  dashboardStep: 10,
  page: 20,
} as const;
