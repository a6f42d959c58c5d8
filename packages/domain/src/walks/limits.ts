const day = 24 * 60 * 60 * 1000;

export const walkLimits = {
  collaborators: 10,
  entries: 1000,
  contextText: 2000,
  reviewComments: 2000,
  intendedCategories: 100,
  /** Without an update for this long, a walk in progress is abandoned. */
  abandonedMilliseconds: 7 * day,
  /** Created longer ago than this, a walk in progress is old. */
  oldMilliseconds: 7 * day,
  /** A review without a request for revisions completes by then. */
  reviewHours: 72,
  /** The invitation of one person is sent again only after this long. */
  inviteEveryMilliseconds: 10 * 60 * 1000,
  /** A person who has the walk open says so this often, and is shown as long after the last time. */
  visitEveryMilliseconds: 30 * 1000,
  visitMilliseconds: 60 * 1000,
  /** The dashboard lists fewer than this one by one. */
  listedOnDashboard: 6,
} as const;
