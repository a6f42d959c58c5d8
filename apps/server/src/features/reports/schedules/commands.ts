// Creating, changing, pausing, taking over and deleting schedules, and leaving one.
import { jsonEqual } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import {
  canRunReport,
  canScheduleReports,
  isFormatOfReport,
  latestReportDay,
  reportLimits,
  type ReportTime,
  type ScheduleEdit,
  type ScheduleForm,
  scheduleMerge,
  schoolsOfQuery,
} from '@schooldog/domain/reports';
import type { Command, CommandContext } from '../../../platform/api/context.ts';
import { mergeEdit } from '../../../platform/merge/mergeEdit.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import { actorsOf } from '../../people/index.ts';
import { authorizeReport } from '../authorized.ts';
import { scheduleRecord } from './record.ts';
import {
  countSchedulesOf,
  insertSchedule,
  removeSchedule,
  type ScheduleRow,
  updateSchedule,
} from './store.ts';

type OneSchedule = Readonly<{ scheduleId: string }>;

export const createSchedule: Command<
  OneSchedule & Readonly<{ schedule: ScheduleForm }>,
  ScheduleRow
> = async (context, { scheduleId, schedule }) => {
  const { work, actor } = context;
  await requireValid(context, schedule, []);
  if ((await countSchedulesOf(work.tx, actor.userId)) >= reportLimits.schedulesOfPerson)
    throw problem('report.tooManySchedules');
  const row: ScheduleRow = {
    ...schedule,
    recipientUserIds: [...new Set(schedule.recipientUserIds)],
    id: scheduleId,
    ownerUserId: actor.userId,
    isPaused: false,
    needsOwner: false,
    doneThrough: await doneUntilNow(context, schedule.time),
    lastResult: null,
    timeCreated: work.now,
    timeUpdated: work.now,
  };
  insertSchedule(work, row);
  await scheduleRecord.recordChange(work, null, row);
  return row;
};

export const editSchedule: Command<OneSchedule & Readonly<{ edit: ScheduleEdit }>, ScheduleRow> = async (
  context,
  { scheduleId, edit },
) => {
  const before = await scheduleRecord.lock(context, scheduleId, 'change');
  const merged = await mergeEdit(context.work, scheduleMerge, {
    recordType: scheduleRecord.type,
    recordId: scheduleId,
    current: scheduleMerge.pick(before),
    edit,
    audited: ([field = '']) => [field],
  });
  const form = { ...merged, recipientUserIds: [...merged.recipientUserIds] };
  await requireValid(context, form, before.recipientUserIds);
  // Another name or recipient must not swallow a morning that is about to be sent.
  if (jsonEqual(form.time, before.time)) return change(context, before, form);
  return change(context, before, { ...form, doneThrough: await doneUntilNow(context, form.time) });
};

export const pauseSchedule: Command<OneSchedule & Readonly<{ isPaused: boolean }>, ScheduleRow> = async (
  context,
  { scheduleId, isPaused },
) => {
  const before = await scheduleRecord.lock(context, scheduleId, 'change');
  if (before.isPaused === isPaused) return before;
  if (isPaused) return change(context, before, { isPaused });
  requireRunnable(context, before);
  requireRecipients(before);
  const doneThrough = await doneUntilNow(context, before.time);
  return change(context, before, { isPaused, needsOwner: false, doneThrough });
};

/** By somebody who may run it; it continues with the next day, if anybody gets it. */
export const takeOverSchedule: Command<OneSchedule, ScheduleRow> = async (context, { scheduleId }) => {
  const before = await scheduleRecord.lock(context, scheduleId, 'oversee');
  if (!canScheduleReports(context.actor)) throw problem('report.scheduleNotAllowed');
  requireRunnable(context, before);
  return change(context, before, {
    ownerUserId: context.actor.userId,
    isPaused: before.recipientUserIds.length === 0,
    needsOwner: false,
    doneThrough: await doneUntilNow(context, before.time),
  });
};

export const deleteSchedule: Command<OneSchedule> = async (context, { scheduleId }) => {
  const before = await scheduleRecord.lock(context, scheduleId, 'oversee');
  removeSchedule(context.work, scheduleId);
  await scheduleRecord.recordChange(context.work, before, null);
};

/** The last one to leave pauses it: a schedule without recipients has nothing to do. */
export const stopReceivingReport: Command<OneSchedule> = async (context, { scheduleId }) => {
  const before = await scheduleRecord.lock(context, scheduleId, 'stop');
  const recipientUserIds = before.recipientUserIds.filter((id) => id !== context.actor.userId);
  await change(context, before, {
    recipientUserIds,
    ...(recipientUserIds.length === 0 && { isPaused: true }),
  });
};

async function requireValid(
  context: CommandContext,
  form: ScheduleForm,
  known: readonly string[],
): Promise<void> {
  const { work, services, actor } = context;
  if (!canScheduleReports(actor)) throw problem('report.scheduleNotAllowed');
  // Whatever a run would be refused for now, nobody would be told of in the morning.
  await authorizeReport({ services, actor }, form.query);
  if (!isFormatOfReport(form)) throw problem('report.formatMissing');
  requireRecipients(form);
  const added = form.recipientUserIds.filter((id) => !known.includes(id));
  const people = await actorsOf(work.tx, added, await services.readApp());
  const usable = new Set(
    people.filter((person) => !person.isDisabled && !person.isSchoolDogStaff).map(({ userId }) => userId),
  );
  if (!added.every((id) => usable.has(id))) throw problem('report.unknownRecipient');
}

function requireRunnable({ actor }: CommandContext, { query }: Pick<ScheduleForm, 'query'>): void {
  if (!canRunReport(actor, query.report, schoolsOfQuery(query))) throw problem('report.notAllowed');
}

function requireRecipients({ recipientUserIds }: Pick<ScheduleForm, 'recipientUserIds'>): void {
  if (recipientUserIds.length === 0) throw problem('report.recipientRequired');
}

/** Neither a new schedule nor the end of a pause makes up for mornings that have passed. */
async function doneUntilNow({ work }: CommandContext, time: ReportTime): Promise<string> {
  return latestReportDay(time, work.now.toISOString(), await districtTimeZone(work.tx));
}

async function change(
  { work }: CommandContext,
  before: ScheduleRow,
  changed: Partial<ScheduleRow>,
): Promise<ScheduleRow> {
  const stamped = { ...changed, timeUpdated: work.now };
  const after = { ...before, ...stamped };
  updateSchedule(work, before.id, stamped);
  await scheduleRecord.recordChange(work, before, after);
  return after;
}
