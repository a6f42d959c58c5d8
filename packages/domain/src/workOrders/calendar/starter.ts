// Breaks that a US school year usually has, to tick and to confirm. Schools differ, so every date can be changed.
import { addDays, type CalendarDate, weekdayOf, weekdays, type Weekday } from '../../dates/index.ts';

const starterBreaks = [
  'independenceDay',
  'summerBreak',
  'laborDay',
  'columbusDay',
  'veteransDay',
  'thanksgiving',
  'dayAfterThanksgiving',
  'winterBreak',
  'christmasDay',
  'newYearsDay',
  'martinLutherKingDay',
  'presidentsDay',
  'springBreak',
  'memorialDay',
  'juneteenth',
] as const;
export type StarterBreak = (typeof starterBreaks)[number];

export type SuggestedBreak = Readonly<{
  key: StarterBreak;
  startDate: CalendarDate;
  endDate: CalendarDate;
  /** Summer is the main season of maintenance, so it is offered but not chosen. */
  isTicked: boolean;
}>;

/** For the school year that begins in July of that year, in order of their dates. */
export function suggestedBreaks(firstYear: number): SuggestedBreak[] {
  const second = firstYear + 1;
  const christmas = `${firstYear}-12-25`;
  const winter = mondayOf(christmas);
  const thanksgiving = nth('thursday', 4, `${firstYear}-11`);
  const spring = nth('monday', 3, `${second}-03`);
  const summer = nth('monday', 3, `${second}-06`);
  const offered: Record<StarterBreak, Omit<SuggestedBreak, 'key' | 'endDate'> & { endDate?: CalendarDate }> =
    {
      independenceDay: ticked(observed(`${firstYear}-07-04`)),
      laborDay: ticked(nth('monday', 1, `${firstYear}-09`)),
      columbusDay: ticked(nth('monday', 2, `${firstYear}-10`)),
      veteransDay: ticked(observed(`${firstYear}-11-11`)),
      thanksgiving: ticked(thanksgiving),
      dayAfterThanksgiving: { startDate: addDays(thanksgiving, 1), isTicked: false },
      winterBreak: { ...ticked(winter), endDate: addDays(winter, 11) },
      christmasDay: ticked(observed(christmas)),
      newYearsDay: ticked(observed(`${second}-01-01`)),
      martinLutherKingDay: ticked(nth('monday', 3, `${second}-01`)),
      presidentsDay: ticked(nth('monday', 3, `${second}-02`)),
      springBreak: { ...ticked(spring), endDate: addDays(spring, 4) },
      memorialDay: ticked(mondayOf(`${second}-05-31`)),
      juneteenth: ticked(observed(`${second}-06-19`)),
      summerBreak: { startDate: summer, endDate: `${second}-08-15`, isTicked: false },
    };
  return starterBreaks
    .map((key) => ({ key, ...offered[key], endDate: offered[key].endDate ?? offered[key].startDate }))
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate));
}

const ticked = (startDate: CalendarDate) => ({ startDate, isTicked: true });

/** A federal holiday on a weekend is observed on the Friday before or the Monday after. */
function observed(date: CalendarDate): CalendarDate {
  const weekday = weekdayOf(date);
  if (weekday === 'saturday') return addDays(date, -1);
  return weekday === 'sunday' ? addDays(date, 1) : date;
}

function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, -weekdays.indexOf(weekdayOf(date)));
}

/** The first, second … such weekday of the month. */
function nth(weekday: Weekday, count: number, month: string): CalendarDate {
  const first = `${month}-01`;
  const ahead = (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(first)) + 7) % 7;
  return addDays(first, ahead + 7 * (count - 1));
}
