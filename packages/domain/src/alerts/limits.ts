export const alertLimits = {
  recipients: 5,
  message: 500,
  reply: 200,
  resolutionNote: 500,
  remindEveryMilliseconds: 4 * 60 * 60 * 1000,
} as const;
