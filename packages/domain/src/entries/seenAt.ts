// When something was seen, by a clock that may be wrong.
import { earliestDate } from '../dates/index.ts';

/** Clocks differ a little and messages take their time; only what is more than this is a wrong clock. */
const toleratedSkew = 2 * 60 * 1000;
const earliest = Date.parse(`${earliestDate}T00:00:00.000Z`);

/**
 * The device says when it was seen and what its clock shows now. A clock that is wrong now was wrong then, so the
 * difference is taken off. Nothing is seen in the future, nor before anybody could have: that is a wrong clock, too,
 * and what it shows is put down at the time of its arrival.
 */
export function seenAt(clocks: { timestamp: Date; deviceNow: Date | null; serverNow: Date }): Date {
  const { timestamp, deviceNow, serverNow } = clocks;
  const skew = deviceNow === null ? 0 : serverNow.getTime() - deviceNow.getTime();
  const corrected = timestamp.getTime() + (Math.abs(skew) > toleratedSkew ? skew : 0);
  const isPossible = corrected >= earliest && corrected <= serverNow.getTime();
  return isPossible ? new Date(corrected) : serverNow;
}
