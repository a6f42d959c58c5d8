// Makes what is due, series by series and some schools at a time. Every batch is a transaction that looks again at
// what was made before, so that a process that died or runs twice leaves each order exactly once.
import { setImmediate } from 'node:timers/promises';
import type { CalendarDate } from '@schooldog/domain/dates';
import { dateIn } from '@schooldog/domain/dates';
import { dueDates, type PlannedDate } from '@schooldog/domain/recurring';
import { workCalendarIn } from '@schooldog/domain/workOrders';
import type { Services } from '../../../platform/api/context.ts';
import type { Log } from '../../../platform/logging/log.ts';
import { readOrganization } from '../../../platform/settingsDocuments/organization.ts';
import { readTasksSettings } from '../../../platform/settingsDocuments/tasks.ts';
import type { Work } from '../../../platform/work/work.ts';
import { lockChosenSchools } from '../../schools/index.ts';
import { todayIn } from '../checks.ts';
import { seriesRecord } from '../record.ts';
import { allSeries, lockSeries, type SeriesRow, updateSeries } from '../store.ts';
import { type Making, makeOrders, makingOf, ownerOf, type SchoolDates } from './makeOrders.ts';
import { insertNotes, runsSince } from './runStore.ts';

/** Orders in one transaction: few enough that nobody waits for it. */
const atOnce = 50;

export async function generateDue(services: Services, log: Log): Promise<void> {
  const { db } = services.database;
  const { timeZone } = await readOrganization(db);
  const today = dateIn(services.clock().toISOString(), timeZone);
  const calendar = workCalendarIn(await readTasksSettings(db));
  const due = (await allSeries(db)).filter((series) => dueDates(series, calendar, today).length > 0);
  for (const { id } of due) {
    try {
      while (await generateSome(services, id)) await setImmediate();
    } catch (error) {
      log.warn({ err: error, seriesId: id }, 'the orders of a series were not made');
    }
  }
}

/** Whether there is more to do. */
async function generateSome(services: Services, seriesId: string): Promise<boolean> {
  return services.work({ userId: null }, async (work) => {
    const series = await lockSeries(work.tx, seriesId);
    if (series === undefined) return false;
    const today = await todayIn(work);
    const calendar = workCalendarIn(await readTasksSettings(work.tx));
    const dates = dueDates(series, calendar, today);
    const doneThrough = dates.at(-1)?.nominal;
    if (doneThrough === undefined) return false;
    const { enableWorkOrders } = await services.readApp();
    // Nothing is made up later.
    if (series.isPaused || !enableWorkOrders) {
      await save(work, series, { doneThrough });
      return false;
    }
    const waiting = await waitingSchools(work, series, dates, today);
    const making = await makingOf(work, services, series, today);
    const made = await makeOrders(making, waiting.slice(0, atOnce), { evenIfOpen: false });
    const isLast = waiting.length <= atOnce;
    await noteLeftOut(making, made.leftOut);
    await save(work, series, {
      ...(isLast ? { doneThrough } : {}),
      ...(await withNeglected(making, made.neglected)),
      ...(await withOwner(making)),
    });
    return !isLast;
  });
}

/** Open schools of the series that have not dealt with all of these dates. */
async function waitingSchools(
  work: Work,
  series: SeriesRow,
  dates: readonly PlannedDate[],
  today: CalendarDate,
): Promise<SchoolDates[]> {
  const { unknown, archived } = await lockChosenSchools(work.tx, series.schoolIds);
  const closed = new Set([...unknown, ...archived, ...series.pausedSchoolIds]);
  const from = dates[0]?.nominal ?? today;
  const known = Map.groupBy(
    await runsSince(work.tx, { seriesId: series.id, from, today }),
    ({ schoolId }) => schoolId,
  );
  return series.schoolIds
    .filter((schoolId) => !closed.has(schoolId))
    .map((schoolId) => {
      const runs = known.get(schoolId) ?? [];
      const dealtWith = new Set(runs.map(({ nominalDate }) => nominalDate));
      const made = runs.find(({ day, outcome }) => day === today && outcome === 'made');
      return {
        schoolId,
        dates: dates.filter(({ nominal }) => !dealtWith.has(nominal)),
        madeToday: made?.workOrderId ?? null,
      };
    })
    .filter((school) => school.dates.length > 0);
}

async function save(work: Work, before: SeriesRow, changed: Partial<SeriesRow>): Promise<void> {
  if (Object.keys(changed).length === 0) return;
  const stamped = { ...changed, timeUpdated: work.now };
  updateSeries(work, before.id, stamped);
  await seriesRecord.recordChange(work, before, { ...before, ...stamped });
}

const noteOf = ({ work, services, series }: Making) => ({
  id: services.makeId(),
  seriesId: series.id,
  timeCreated: work.now,
  timeUpdated: work.now,
});

async function noteLeftOut(making: Making, leftOut: ReadonlyMap<string, readonly string[]>): Promise<void> {
  await insertNotes(
    making.work.tx,
    [...leftOut].map(([userId, schoolIds]) => ({
      ...noteOf(making),
      kind: 'leftOut',
      userId,
      schoolIds: [...schoolIds],
    })),
  );
}

/** Other schools go on. */
async function withNeglected(making: Making, neglected: readonly string[]): Promise<Partial<SeriesRow>> {
  if (neglected.length === 0) return {};
  const schoolIds = [...neglected];
  await insertNotes(making.work.tx, [{ ...noteOf(making), kind: 'schoolPaused', schoolIds }]);
  return { pausedSchoolIds: [...making.series.pausedSchoolIds, ...schoolIds] };
}

/** A series without a valid owner goes on; those who could take it over are told once. */
async function withOwner(making: Making): Promise<Partial<SeriesRow>> {
  const { work, series } = making;
  if (ownerOf(making) !== null) return series.timeOwnerMissed === null ? {} : { timeOwnerMissed: null };
  if (series.timeOwnerMissed !== null) return {};
  await insertNotes(work.tx, [{ ...noteOf(making), kind: 'needsOwner' }]);
  return { timeOwnerMissed: work.now };
}
