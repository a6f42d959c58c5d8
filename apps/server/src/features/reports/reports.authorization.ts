import { reportsContract } from '@schooldog/contract/reports';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { hasBegunExport } from '../../authorization/hasBegunExport.ts';
import { attempt, matrix, type Situation } from '../../authorization/matrix.ts';
import { exports } from '../../platform/exports/schema.ts';
import { aDrillOf } from '../drills/testing/aDrillOf.ts';
import type { ScheduleRow } from './schedules/store.ts';
import { reportSchedules } from './schema.ts';

// Shown with the log of drills, which needs nothing but the right to download; what each report needs besides is in
// the tests of the domain. In the lines "everyone" and "others" the run or schedule is someone else's; in "mine" of
// stopReceivingReport the caller is a recipient.
const table = `
                               MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  previewReport       own      ok ok ok no no ok | ok no no no no no no no | ok
                      foreign  ok ok ok no no ok | no no no no no no no no | ok
  generateReportCsv   own      ok ok ok no no ok | ok no no no no no no no | ok
                      foreign  ok ok ok no no ok | no no no no no no no no | ok
  generateReportPdf   own      ok ok ok no no ok | ok no no no no no no no | ok
                      foreign  ok ok ok no no ok | no no no no no no no no | ok
  listRuns            mine     ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                      everyone ok ok no no no no | no no no no no no no no | ok
  listSchedules       mine     ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                      others   ok ok -- -- -- -- | -- -- -- -- -- -- -- -- | ok
  getScheduleHistory  mine     ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                      others   ok ok nf nf nf nf | nf nf nf nf nf nf nf nf | ok
  createSchedule      own      ok ok ok nr nr ok | ok nr nr no no no no no | no
                      foreign  ok ok ok nr nr ok | nr nr nr no no no no no | no
  editSchedule        mine     ok ok ok nr nr ok | ok nr nr no no no no no | no
                      others   no no nf nf nf nf | nf nf nf nf nf nf nf nf | no
  pauseSchedule       mine     ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                      others   no no nf nf nf nf | nf nf nf nf nf nf nf nf | no
  takeOverSchedule    others   ok ok nf nf nf nf | nf nf nf nf nf nf nf nf | no
  deleteSchedule      mine     ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                      others   ok ok nf nf nf nf | nf nf nf nf nf nf nf nf | ok
  stopReceivingReport mine     ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                      others   no no nf nf nf nf | nf nf nf nf nf nf nf nf | no
`;

const refusals = { no: '403 report.notAllowed' };

async function drillLogOf({ district, school }: Situation) {
  const drillDate = '2026-09-03';
  await aDrillOf(district.app.database, {
    schoolId: school.id,
    recordedByUserId: district.owner.id,
    drillDate,
  });
  return { report: 'drillLog' as const, schoolIds: [school.id] };
}

const starts = (name: 'generateReportCsv' | 'generateReportPdf') => ({
  refusals,
  attempt: async (situation: Situation) => {
    const query = await drillLogOf(situation);
    const exportId = newId();
    return attempt((client) => client.reports[name]({ exportId, query, title: '' }), {
      changed: () => hasBegunExport(situation.district, exportId),
    });
  },
});

const scheduleRefusals = {
  no: '403 report.scheduleNotAllowed',
  nr: '403 report.notAllowed',
  nf: '404 report.scheduleNotFound',
};

/** Of the own school, so that everyone who may run the report may own it. */
async function aSchedule(situation: Situation, facts: Partial<ScheduleRow> = {}) {
  const { district, line } = situation;
  const id = newId();
  await district.app.database.db.insert(reportSchedules).values({
    id,
    title: 'Drills every Monday',
    query: { report: 'drillLog', schoolIds: [district.own.id] },
    format: 'csv',
    time: { kind: 'weekly', weekday: 'monday' },
    recipientUserIds: [district.owner.id],
    ownerUserId: facts.ownerUserId ?? (line === 'others' ? district.owner.id : situation.caller.id),
    doneThrough: '2026-01-05',
    ...facts,
  });
  return id;
}

const scheduleIs = ({ district }: Situation, id: string, facts: SQL | undefined) =>
  district.exists(reportSchedules, and(eq(reportSchedules.id, id), facts));

export const reportsMatrix = matrix('reports', reportsContract, table, {
  previewReport: {
    refusals,
    attempt: async (situation) => {
      const query = await drillLogOf(situation);
      return attempt((client) => client.reports.previewReport({ query }), {
        shows: ({ total, rows }) => total > 0 && rows[0]?.[0] === situation.school.name,
      });
    },
  },
  generateReportCsv: starts('generateReportCsv'),
  generateReportPdf: starts('generateReportPdf'),
  listRuns: {
    refusals: { no: '403 report.runsNotAllowed' },
    attempt: async (situation) => {
      const { district, line } = situation;
      const id = newId();
      const everyone = line === 'everyone';
      await district.app.database.db.insert(exports).values({
        id,
        name: 'reports',
        format: 'csv',
        requestedByUserId: everyone ? district.owner.id : situation.caller.id,
        query: { report: 'drillLog' },
        title: '',
        language: 'en',
        fileName: 'Drill log.csv',
        status: 'generating',
        total: 1,
      });
      return attempt((client) => client.reports.listRuns({ everyone }), {
        shows: ({ runs }) => runs.some((run) => run.id === id),
      });
    },
  },
  listSchedules: {
    attempt: async (situation) => {
      const id = await aSchedule(situation);
      return attempt((client) => client.reports.listSchedules(), {
        shows: ({ schedules }) => schedules.some((schedule) => schedule.id === id),
      });
    },
  },
  getScheduleHistory: {
    refusals: scheduleRefusals,
    attempt: async (situation) => {
      const scheduleId = await aSchedule(situation);
      const { value } = await situation.district.addHistory('reportSchedule', scheduleId);
      return attempt((client) => client.reports.getScheduleHistory({ scheduleId }), {
        shows: (history) => JSON.stringify(history).includes(value),
      });
    },
  },
  createSchedule: {
    refusals: scheduleRefusals,
    attempt: async (situation) => {
      const { district, school } = situation;
      const scheduleId = newId();
      const schedule = {
        title: 'Drills every Monday',
        query: { report: 'drillLog' as const, schoolIds: [school.id] },
        format: 'csv' as const,
        time: { kind: 'monthly' as const, day: 31 },
        recipientUserIds: [district.owner.id],
      };
      return attempt((client) => client.reports.createSchedule({ scheduleId, schedule }), {
        changed: () => scheduleIs(situation, scheduleId, undefined),
      });
    },
  },
  editSchedule: {
    refusals: scheduleRefusals,
    attempt: async (situation) => {
      const scheduleId = await aSchedule(situation);
      const edit = { title: { from: 'Drills every Monday', to: 'Drills, weekly' } };
      return attempt((client) => client.reports.editSchedule({ scheduleId, edit }), {
        changed: () => scheduleIs(situation, scheduleId, eq(reportSchedules.title, 'Drills, weekly')),
      });
    },
  },
  pauseSchedule: {
    refusals: scheduleRefusals,
    attempt: async (situation) => {
      const scheduleId = await aSchedule(situation);
      return attempt((client) => client.reports.pauseSchedule({ scheduleId, isPaused: true }), {
        changed: () => scheduleIs(situation, scheduleId, eq(reportSchedules.isPaused, true)),
      });
    },
  },
  takeOverSchedule: {
    refusals: scheduleRefusals,
    attempt: async (situation) => {
      const scheduleId = await aSchedule(situation, { isPaused: true, needsOwner: true });
      const { caller } = situation;
      return attempt((client) => client.reports.takeOverSchedule({ scheduleId }), {
        changed: () => scheduleIs(situation, scheduleId, eq(reportSchedules.ownerUserId, caller.id)),
      });
    },
  },
  deleteSchedule: {
    refusals: scheduleRefusals,
    attempt: async (situation) => {
      const scheduleId = await aSchedule(situation);
      return attempt((client) => client.reports.deleteSchedule({ scheduleId }), {
        changed: async () => !(await scheduleIs(situation, scheduleId, undefined)),
      });
    },
  },
  stopReceivingReport: {
    refusals: scheduleRefusals,
    attempt: async (situation) => {
      const { district, line } = situation;
      const receiver = line === 'mine' ? situation.caller : district.owner;
      const recipientUserIds = [...new Set([district.owner.id, receiver.id])];
      const scheduleId = await aSchedule(situation, { ownerUserId: district.owner.id, recipientUserIds });
      return attempt((client) => client.reports.stopReceivingReport({ scheduleId }), {
        changed: async () =>
          !(await scheduleIs(
            situation,
            scheduleId,
            sql`${reportSchedules.recipientUserIds} @> array[${receiver.id}]::text[]`,
          )),
      });
    },
  },
});
