// What schools did in each month: walks that began then, and school-led entries against the required number.
import { endOfMonth, startOfMonth } from '@schooldog/domain/dates';
import { missingFrom } from '@schooldog/domain/insights';
import type { Reader } from '../../../platform/database/database.ts';
import { schoolLedByMonth } from '../../insights/index.ts';
import { walksByMonth } from './activityStore.ts';

export type ActivityScope = Readonly<{
  /** Those that are open, by name. */
  schools: readonly Readonly<{ id: string; name: string }>[];
  /** "2026-09", without gaps. */
  months: readonly string[];
  timeZone: string;
  required: number;
}>;

type MonthOfSchool = Readonly<{
  begun: number;
  completed: number;
  inReview: number;
  schoolLed: number;
  missing: number;
}>;

export async function readActivity(
  reader: Reader,
  { schools, months, timeZone, required }: ActivityScope,
): Promise<(schoolId: string, month: string) => MonthOfSchool> {
  const schoolIds = schools.map(({ id }) => id);
  const [from, to] = [months[0], months.at(-1)];
  const [walks, entries] =
    from === undefined || to === undefined
      ? [[], []]
      : await Promise.all([
          walksByMonth(reader, {
            schoolIds,
            timeZone,
            start: startOfMonth(`${from}-01`, timeZone),
            end: endOfMonth(`${to}-01`, timeZone),
          }),
          schoolLedByMonth(reader, { schoolIds, from, to }),
        ]);
  const keyOf = (schoolId: string, month: string) => `${schoolId} ${month}`;
  const walksOf = new Map(walks.map((one) => [keyOf(one.schoolId, one.month), one]));
  const entriesOf = new Map(entries.map((one) => [keyOf(one.schoolId, one.month), one.entries]));
  return (schoolId, month) => {
    const key = keyOf(schoolId, month);
    const { begun = 0, completed = 0, inReview = 0 } = walksOf.get(key) ?? {};
    const schoolLed = entriesOf.get(key) ?? 0;
    return { begun, completed, inReview, schoolLed, missing: missingFrom(required, schoolLed) };
  };
}
