// How long a device may open a kit without asking the server.
const dayMilliseconds = 24 * 60 * 60 * 1000;

export const validDays = 14;
/** Clocks are set right by small steps; a step of this size must not cost anyone their plans. */
const clockToleranceMilliseconds = 60_000;

/** `confirmed` is the last contact at which the server confirmed session and right. */
export function validUntilAfter(confirmed: Date): Date {
  return new Date(confirmed.getTime() + validDays * dayMilliseconds);
}

/** A clock that is behind must not make a kit valid for longer, so 14 days by the device's own clock are the most. */
export function validUntilOnDevice(confirmedUntil: Date, deviceNow: Date): Date {
  const most = validUntilAfter(deviceNow);
  return confirmedUntil < most ? confirmedUntil : most;
}

export type KitTimes = Readonly<{ validUntil: Date; latestSeen: Date }>;

/**
 * Why a kit must be erased instead of opened. A clock that was set back would make it valid for longer, so it must not
 * be behind the latest time that the device has seen.
 */
export function whyNotValid(
  { validUntil, latestSeen }: KitTimes,
  now: Date,
): 'expired' | 'clockBehind' | null {
  if (now.getTime() < latestSeen.getTime() - clockToleranceMilliseconds) return 'clockBehind';
  return now.getTime() > validUntil.getTime() ? 'expired' : null;
}

/** It never goes back. */
export function latestOf(seen: Date | null, now: Date): Date {
  return seen !== null && seen > now ? seen : now;
}
