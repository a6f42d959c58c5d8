// When something was seen, by a clock that may be wrong.

/** Clocks differ a little and messages take their time; only what is more than this is a wrong clock. */
const toleratedSkew = 2 * 60 * 1000;

/**
 * The device says when it was seen and what its clock shows now. A clock that is wrong now was wrong then, so the
 * difference is taken off. Nothing is seen in the future.
 */
export function seenAt(clocks: { timestamp: Date; deviceNow: Date | null; serverNow: Date }): Date {
  const { timestamp, deviceNow, serverNow } = clocks;
  const skew = deviceNow === null ? 0 : serverNow.getTime() - deviceNow.getTime();
  const corrected = timestamp.getTime() + (Math.abs(skew) > toleratedSkew ? skew : 0);
  return new Date(Math.min(corrected, serverNow.getTime()));
}
