// What is due is started in one transaction a schedule: the runs of all recipients, and the note that the day is done. A
// job that runs again after a crash sends nothing twice. Mails follow when the files are ready.
import { Problem } from '@schooldog/domain/kernel';
import { type Actor, holds } from '@schooldog/domain/permissions';
import {
  canRunReport,
  existsReport,
  latestReportDay,
  mayReceiveReport,
  queryForSchools,
  type ReportQuery,
  type ScheduleResult,
  schoolsOfQuery,
  schoolsOfSchedule,
} from '@schooldog/domain/reports';
import type { Services } from '../../../platform/api/context.ts';
import { requestExport } from '../../../platform/exports/index.ts';
import { namesOf } from '../../../platform/identity/namesOf.ts';
import type { Log } from '../../../platform/logging/log.ts';
import { languageOf } from '../../../platform/messages/index.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import type { Work } from '../../../platform/work/work.ts';
import { notify } from '../../notifications/index.ts';
import { actorsOf, languagesOf, userIdsWho } from '../../people/index.ts';
import { reportsExport } from '../reportsExport.ts';
import { tellOwnerOfFailure } from './ended.ts';
import { scheduleRecord } from './record.ts';
import { insertRun } from './runStore.ts';
import { lockSchedule, runningSchedules, type ScheduleRow, updateSchedule } from './store.ts';

/**
 * One that fails holds up no other. It is tried again with the next run of the job, unless it would fail again for the
 * same reason.
 */
export async function sendDueReports(services: Services, log: Log): Promise<void> {
  const { db } = services.database;
  const now = services.clock().toISOString();
  const timeZone = await districtTimeZone(db);
  const due = (row: ScheduleRow) => latestReportDay(row.time, now, timeZone) > row.doneThrough;
  for (const { id } of (await runningSchedules(db)).filter(due)) {
    try {
      await whenDue(services, id, (work, morning) => send(work, services, morning));
    } catch (error) {
      log.warn({ err: error, scheduleId: id }, 'a report by schedule was not sent');
      if (error instanceof Problem && error.kind !== 'unavailable')
        await whenDue(services, id, (work, morning) => giveUp(work, services, morning, error.code));
    }
  }
}

/** A schedule on a day for which it was not dealt with. */
type Morning = Readonly<{ row: ScheduleRow; day: string }>;

async function whenDue(
  services: Services,
  scheduleId: string,
  act: (work: Work, morning: Morning) => Promise<void>,
): Promise<void> {
  await services.work({ userId: null }, async (work) => {
    const row = await lockSchedule(work.tx, scheduleId);
    if (row === undefined || row.isPaused) return;
    const day = latestReportDay(row.time, work.now.toISOString(), await districtTimeZone(work.tx));
    if (day > row.doneThrough) await act(work, { row, day });
  });
}

async function send(work: Work, services: Services, { row, day }: Morning): Promise<void> {
  const app = await services.readApp();
  const people = await actorsOf(work.tx, [row.ownerUserId, ...row.recipientUserIds], app);
  const owner = people.find(({ userId }) => userId === row.ownerUserId);
  if (!existsReport(row.query.report, app)) {
    await finish(work, { row, day }, { outcome: 'featureOff' });
    return;
  }
  if (owner === undefined || !canRunReport(owner, row.query.report, schoolsOfQuery(row.query))) {
    const paused = { isPaused: true, needsOwner: true };
    await finish(work, { row, day }, { outcome: 'ownerNotAllowed' }, paused);
    await tellDistrict(work, services, row);
    return;
  }
  const schools = schoolsOfSchedule(owner, row.query);
  const recipients = people.filter(
    (person) => row.recipientUserIds.includes(person.userId) && mayReceiveReport(person, row.query, schools),
  );
  const query = queryForSchools(row.query, schools);
  await startRuns(work, services, { row, day }, { recipients, query });
  const sent = new Set(recipients.map(({ userId }) => userId));
  const leftOut = row.recipientUserIds.filter((userId) => !sent.has(userId));
  if (leftOut.length > 0) await tellOwner(work, services, row, leftOut);
  const outcome = sent.size === 0 ? 'nobody' : 'sent';
  await finish(work, { row, day }, { outcome, sent: sent.size, leftOut: leftOut.length });
}

/** For example because its school was deleted. */
async function giveUp(work: Work, services: Services, morning: Morning, problem: string): Promise<void> {
  await finish(work, morning, { outcome: 'failed' });
  await tellOwnerOfFailure(work, services, morning.row, problem);
}

/** Everyone gets a run of their own, with their own rights, in their own language, and is told when it is ready. */
async function startRuns(
  work: Work,
  services: Services,
  { row, day }: Morning,
  { recipients, query }: Readonly<{ recipients: readonly Actor[]; query: ReportQuery }>,
): Promise<void> {
  const languages = await languagesOf(
    work.tx,
    recipients.map(({ userId }) => userId),
  );
  for (const actor of recipients) {
    const exportId = services.makeId();
    const language = languageOf(languages.get(actor.userId) ?? null);
    const request = { query, title: row.title, language };
    await requestExport(work, services, {
      definition: reportsExport,
      format: row.format,
      exportId,
      actor,
      request,
    });
    insertRun(work, { exportId, scheduleId: row.id, day });
  }
}

async function tellOwner(
  work: Work,
  services: Services,
  row: ScheduleRow,
  leftOut: readonly string[],
): Promise<void> {
  const names = await namesOf(work.tx, leftOut);
  await notify(work, services, {
    kind: 'reportNotSent',
    userIds: [row.ownerUserId],
    values: { title: row.title, people: leftOut.map((id) => names.get(id) ?? '').join(', ') },
    url: '/reports',
  });
}

async function tellDistrict(work: Work, services: Services, row: ScheduleRow): Promise<void> {
  const userIds = await userIdsWho(work, await services.readApp(), (actor) =>
    holds(actor, 'manage district'),
  );
  await notify(work, services, {
    kind: 'reportPaused',
    userIds,
    values: { title: row.title },
    url: '/reports',
  });
}

async function finish(
  work: Work,
  { row, day }: Morning,
  result: Pick<ScheduleResult, 'outcome'> & Partial<ScheduleResult>,
  change: Partial<ScheduleRow> = {},
): Promise<void> {
  const lastResult = { sent: 0, leftOut: 0, failed: 0, ...result, day };
  const stamped = { ...change, doneThrough: day, lastResult, timeUpdated: work.now };
  updateSchedule(work, row.id, stamped);
  await scheduleRecord.recordChange(work, row, { ...row, ...stamped });
}
