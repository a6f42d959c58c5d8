// When something was seen, by a clock that may be wrong.
import { earliestDate } from '../dates/index.ts';

/** Tolerance for small clock differences and transmission time; only more than this is a wrong clock. */
const toleratedSkew = 2 * 60 * 1000;
const earliest = Date.parse(`${earliestDate}T00:00:00.000Z`);

/**
 * The device reports when it was seen and what its clock shows now. A clock that is wrong now was wrong then, so the
 * difference is subtracted. A result in the future, or before the product existed, also means a wrong clock, and the
 * time of arrival is used instead.
 */
export function seenAt(clocks: { timestamp: Date; deviceNow: Date | null; serverNow: Date }): Date {
  const { timestamp, deviceNow, serverNow } = clocks;
  const skew = deviceNow === null ? 0 : serverNow.getTime() - deviceNow.getTime();
  const corrected = timestamp.getTime() + (Math.abs(skew) > toleratedSkew ? skew : 0);
  const isPossible = corrected >= earliest && corrected <= serverNow.getTime();
  return isPossible ? new Date(corrected) : serverNow;
}
