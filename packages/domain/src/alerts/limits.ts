export const alertLimits = {
  recipients: 5,
  /** Per person. More than anyone types, and enough for what a phone sends after a day without a network. */
  sentPerMinute: 20,
  /** How many alerts one request may check for access. */
  askedAtOnce: 100,
  message: 500,
  reply: 200,
  resolutionNote: 500,
  /** An open alert that is not acknowledged for this long is overdue. */
  overdueMilliseconds: 24 * 60 * 60 * 1000,
  remindEveryMilliseconds: 4 * 60 * 60 * 1000,
} as const;
