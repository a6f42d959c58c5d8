// Leaderboards and cycles. A cycle is a month of the district's calendar.
import { addMonths, type CalendarDate } from '../dates/index.ts';
import { byName } from '../kernel/index.ts';

export const boardLimits = { topSchools: 3, topWalkers: 5, monthsBack: 36 } as const;

/** The months that can be chosen, newest first. */
export function boardMonths(today: CalendarDate): string[] {
  return Array.from({ length: boardLimits.monthsBack }, (_, back) =>
    addMonths(`${today.slice(0, 7)}-01`, -back).slice(0, 7),
  );
}

/** Whether a board of that month is shown; a device whose clock is ahead may ask for one that has not begun. */
export function isBoardMonth(month: string, today: CalendarDate): boolean {
  return month >= (boardMonths(today).at(-1) ?? month);
}

/** Equal numbers share a rank, so that the alphabet does not decide medals. */
export function placeAmong(scores: readonly Readonly<{ entries: number }>[], entries: number): number {
  return scores.filter((other) => other.entries > entries).length + 1;
}

export type SchoolScore = Readonly<{ schoolId: string; entries: number }>;

/** Most entries first; schools without any are not ranked. Equal ones share their rank, ordered by name. */
export function topSchools<Score extends SchoolScore & { readonly name: string }>(
  scores: readonly Score[],
): Score[] {
  return scores
    .filter(({ entries }) => entries > 0)
    .toSorted((a, b) => b.entries - a.entries || byName(a.name, b.name))
    .slice(0, boardLimits.topSchools);
}
