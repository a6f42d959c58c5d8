export const alertLimits = {
  recipients: 5,
  /** Of how many one may ask at once whether they can be opened. */
  askedAtOnce: 100,
  message: 500,
  reply: 200,
  resolutionNote: 500,
  remindEveryMilliseconds: 4 * 60 * 60 * 1000,
} as const;
