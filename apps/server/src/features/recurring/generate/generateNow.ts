// Somebody asks for today's orders of a series. They have the key of the day, so that neither a second press nor the
// run of that day adds another.
import { problem } from '@schooldog/domain/problems';
import { dueDates, type PlannedDate } from '@schooldog/domain/recurring';
import { isFinished, workCalendarIn } from '@schooldog/domain/workOrders';
import type { Command } from '../../../platform/api/context.ts';
import { lockChosenSchools } from '../../schools/index.ts';
import { todayIn } from '../checks.ts';
import { seriesRecord } from '../record.ts';
import { makeOrders, makingOf } from './makeOrders.ts';
import { lastOrdersAt, runsSince } from './runStore.ts';

type Asked = Readonly<{ seriesId: string; isConfirmed: boolean }>;

/** Also while the series is paused; schools at which it is paused by itself are resumed first. */
export const generateSeriesNow: Command<Asked, { made: number }> = async (
  context,
  { seriesId, isConfirmed },
) => {
  const { work, services } = context;
  const series = await seriesRecord.lock(context, seriesId, 'manage');
  const today = await todayIn(work);
  const { unknown, archived } = await lockChosenSchools(work.tx, series.schoolIds);
  const closed = new Set([...unknown, ...archived, ...series.pausedSchoolIds]);
  const known = await runsSince(work.tx, { seriesId, from: today, today });
  const hasOrder = new Set(
    known.flatMap(({ schoolId, day, outcome }) => (day === today && outcome === 'made' ? schoolId : [])),
  );
  const schoolIds = series.schoolIds.filter((id) => !closed.has(id) && !hasOrder.has(id));
  if (!isConfirmed) {
    const last = [...(await lastOrdersAt(work.tx, { seriesId, schoolIds })).values()];
    if (last.some(({ status }) => !isFinished(status))) throw problem('recurring.lastOrderOpen');
  }
  const making = await makingOf(work, services, series, today);
  const due = dueDates(series, workCalendarIn(making.settings), today);
  const dates = [
    ...due.filter(({ day, nominal }) => day === today && nominal !== today),
    { nominal: today, day: today, kind: 'workDay' } satisfies PlannedDate,
  ];
  const isKnown = (schoolId: string, nominal: string) =>
    known.some((run) => run.schoolId === schoolId && run.nominalDate === nominal);
  const schools = schoolIds.map((schoolId) => ({
    schoolId,
    dates: dates.filter(({ nominal }) => !isKnown(schoolId, nominal)),
    madeToday: null,
  }));
  const { made } = await makeOrders(making, schools, { evenIfOpen: true });
  return { made };
};
