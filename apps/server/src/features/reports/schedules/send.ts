// What is due goes out in one transaction a schedule: the runs of all recipients, their mails, and the note that the
// day is done. A job that runs again after a crash sends nothing twice.
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
import { type Language, languageOf } from '../../../platform/messages/index.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import type { Work } from '../../../platform/work/work.ts';
import { notify } from '../../notifications/index.ts';
import { actorsOf, languagesOf, userIdsWho } from '../../people/index.ts';
import { reportsExport } from '../reportsExport.ts';
import { wordsIn } from '../words.ts';
import { scheduleRecord } from './record.ts';
import { lockSchedule, runningSchedules, type ScheduleRow, updateSchedule } from './store.ts';

/** One that fails is tried again with the next run of the job, and holds up no other. */
export async function sendDueReports(services: Services, log: Log): Promise<void> {
  const { db } = services.database;
  const now = services.clock().toISOString();
  const timeZone = await districtTimeZone(db);
  const due = (row: ScheduleRow) => latestReportDay(row.time, now, timeZone) > row.doneThrough;
  for (const { id } of (await runningSchedules(db)).filter(due)) {
    try {
      await sendOne(services, id);
    } catch (error) {
      log.warn({ err: error, scheduleId: id }, 'a report by schedule was not sent');
    }
  }
}

async function sendOne(services: Services, scheduleId: string): Promise<void> {
  await services.work({ userId: null }, async (work) => {
    const row = await lockSchedule(work.tx, scheduleId);
    if (row === undefined || row.isPaused) return;
    const day = latestReportDay(row.time, work.now.toISOString(), await districtTimeZone(work.tx));
    if (day <= row.doneThrough) return;
    const app = await services.readApp();
    const people = await actorsOf(work.tx, [row.ownerUserId, ...row.recipientUserIds], app);
    const owner = people.find(({ userId }) => userId === row.ownerUserId);
    const done = (result: Omit<ScheduleResult, 'day'>, change: Partial<ScheduleRow> = {}) =>
      finish(work, row, { ...change, doneThrough: day, lastResult: { ...result, day } });
    if (!existsReport(row.query.report, app)) {
      await done({ outcome: 'featureOff', sent: 0, leftOut: 0 });
      return;
    }
    if (owner === undefined || !canRunReport(owner, row.query.report, schoolsOfQuery(row.query))) {
      await done({ outcome: 'ownerNotAllowed', sent: 0, leftOut: 0 }, { isPaused: true, needsOwner: true });
      await tellDistrict(work, services, row);
      return;
    }
    const schools = schoolsOfSchedule(owner, row.query);
    const recipients = people.filter(
      (person) =>
        row.recipientUserIds.includes(person.userId) && mayReceiveReport(person, row.query, schools),
    );
    const query = queryForSchools(row.query, schools);
    await sendTo(work, services, row, { recipients, query });
    const sent = new Set(recipients.map(({ userId }) => userId));
    const leftOut = row.recipientUserIds.filter((userId) => !sent.has(userId));
    if (leftOut.length > 0) await tellOwner(work, services, row, leftOut);
    const outcome = sent.size === 0 ? 'nobody' : 'sent';
    await done({ outcome, sent: sent.size, leftOut: leftOut.length });
  });
}

/** Everyone gets a run of their own, with their own rights, in their own language. The mail carries only its link. */
async function sendTo(
  work: Work,
  services: Services,
  row: ScheduleRow,
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
    const valuesIn = (spoken: Language) => ({ reportName: wordsIn(spoken)(`titles.${row.query.report}`) });
    await notify(work, services, {
      kind: 'reportBySchedule',
      userIds: [actor.userId],
      values: valuesIn('en'),
      valuesIn,
      url: `/reports?run=${exportId}`,
    });
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

async function finish(work: Work, before: ScheduleRow, changed: Partial<ScheduleRow>): Promise<void> {
  const stamped = { ...changed, timeUpdated: work.now };
  updateSchedule(work, before.id, stamped);
  await scheduleRecord.recordChange(work, before, { ...before, ...stamped });
}
