// The US clock computed from the law (daylight saving time from the second Sunday of March to the first Sunday of
// November, both at two o'clock), as an oracle that shares nothing with the code under test.

const hour = 3_600_000;
const day = 24 * hour;

export type UsZone = { readonly name: string; readonly standardHours: number };

export const newYork: UsZone = { name: 'America/New_York', standardHours: -5 };
export const losAngeles: UsZone = { name: 'America/Los_Angeles', standardHours: -8 };

/** The day of the month on which the nth Sunday falls; the month counts from 0. */
function nthSunday(year: number, month: number, nth: number): number {
  const weekdayOfFirst = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return 1 + ((7 - weekdayOfFirst) % 7) + (nth - 1) * 7;
}

/** The moments at which daylight saving time begins and ends in a year. */
export function clockChanges(year: number, zone: UsZone): { spring: number; autumn: number } {
  const spring = Date.UTC(year, 2, nthSunday(year, 2, 2), 2) - zone.standardHours * hour;
  const autumn = Date.UTC(year, 10, nthSunday(year, 10, 1), 1) - zone.standardHours * hour;
  return { spring, autumn };
}

function offsetAt(moment: number, zone: UsZone): number {
  const year = new Date(moment + zone.standardHours * hour).getUTCFullYear();
  const { spring, autumn } = clockChanges(year, zone);
  return (zone.standardHours + (moment >= spring && moment < autumn ? 1 : 0)) * hour;
}

/** A date whose UTC fields hold the local calendar and clock values. */
export function wallClock(moment: number, zone: UsZone): Date {
  return new Date(moment + offsetAt(moment, zone));
}

/** Every moment at which the wall clock shows the time: none in a gap, two in an overlap, else one. */
export function momentsShowing(wallTime: number, zone: UsZone): number[] {
  const candidates = [wallTime - (zone.standardHours + 1) * hour, wallTime - zone.standardHours * hour];
  return candidates.filter((moment) => wallClock(moment, zone).getTime() === wallTime);
}

/** The days of ten years that hold three leap days and twenty changes of the clock. */
export const tenYears = { first: Date.UTC(2020, 0, 1), last: Date.UTC(2029, 11, 31) } as const;

export function everyDay(): number[] {
  const count = (tenYears.last - tenYears.first) / day + 1;
  return Array.from({ length: count }, (_, index) => tenYears.first + index * day);
}
