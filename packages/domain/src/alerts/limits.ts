export const alertLimits = {
  recipients: 5,
  /** By one person. More than anybody types, and enough for what a phone sends after a day without a network. */
  sentPerMinute: 20,
  /** Of how many one may ask at once whether they can be opened. */
  askedAtOnce: 100,
  message: 500,
  reply: 200,
  resolutionNote: 500,
  /** An open alert that no one acknowledges for this long is overdue. */
  overdueMilliseconds: 24 * 60 * 60 * 1000,
  remindEveryMilliseconds: 4 * 60 * 60 * 1000,
} as const;
