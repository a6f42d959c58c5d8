// Creating, changing, pausing, taking over and deleting series.
import { problem } from '@schooldog/domain/problems';
import {
  canManageRecurring,
  doneWithoutMaking,
  mergedSeriesOf,
  recurringLimits,
  type SeriesEdit,
  type SeriesForm,
  seriesFormOf,
  seriesMerge,
} from '@schooldog/domain/recurring';
import { workCalendarIn } from '@schooldog/domain/workOrders';
import type { Command, CommandContext } from '../../platform/api/context.ts';
import { mergeEdit } from '../../platform/merge/mergeEdit.ts';
import { readTasksSettings } from '../../platform/settingsDocuments/tasks.ts';
import type { Work } from '../../platform/work/work.ts';
import { unlinkOrdersOfSeries } from '../workOrders/index.ts';
import { checkedForm, todayIn } from './checks.ts';
import { seriesRecord } from './record.ts';
import {
  countSeries,
  forgetUntouched,
  insertSeries,
  presentSeries,
  removeSeries,
  type SeriesRow,
  updateSeries,
} from './store.ts';

type OneSeries = Readonly<{ seriesId: string }>;

export const createSeries: Command<OneSeries & Readonly<{ series: SeriesForm }>, SeriesRow> = async (
  context,
  { seriesId, series },
) => {
  const { work, actor } = context;
  if (!canManageRecurring(actor)) throw problem('recurring.notAllowed');
  if ((await countSeries(work.tx)) >= recurringLimits.series) throw problem('recurring.tooMany');
  const row: SeriesRow = {
    ...(await checkedForm(context, series, null)),
    id: seriesId,
    isPaused: false,
    pausedSchoolIds: [],
    createdByUserId: actor.userId,
    ownerUserId: actor.userId,
    timeOwnerMissed: null,
    doneThrough: null,
    timeCreated: work.now,
    timeUpdated: work.now,
  };
  insertSeries(work, row);
  await seriesRecord.recordChange(work, null, row);
  return row;
};

const placeFields = ['location', 'locationDataProfileId', 'locationDataProfileOptionId'];
const dateFields = [
  'recurrenceStartDate',
  'recurrenceInterval',
  'recurrenceUnit',
  'recurrenceEndDate',
  'closedDayRule',
] as const;

/** Orders that exist stay as they are; new dates and schools hold from the next date on. */
export const editSeries: Command<OneSeries & Readonly<{ edit: SeriesEdit }>, SeriesRow> = async (
  context,
  { seriesId, edit },
) => {
  const { work } = context;
  const before = await seriesRecord.lock(context, seriesId, 'manage');
  const current = mergedSeriesOf(presentSeries(before));
  const merged = await mergeEdit(work, seriesMerge, {
    recordType: seriesRecord.type,
    recordId: seriesId,
    current,
    edit,
    audited: ([field = '']) => (field === 'place' ? placeFields : [field]),
  });
  const form = await checkedForm(context, seriesFormOf(merged), seriesFormOf(current));
  const removed = before.schoolIds.filter((id) => !form.schoolIds.includes(id));
  if (removed.length > 0) unlinkOrdersOfSeries(work, { seriesId, schoolIds: removed });
  const edited = {
    ...form,
    pausedSchoolIds: before.pausedSchoolIds.filter((id) => form.schoolIds.includes(id)),
  };
  const isMoved = dateFields.some((field) => form[field] !== before[field]);
  return change(context, before, isMoved ? await withoutMakingUp(work, before, edited) : edited);
};

/** Neither a pause nor new dates make up for days that have passed. */
async function withoutMakingUp(
  work: Work,
  before: SeriesRow,
  changed: Partial<SeriesRow>,
): Promise<Partial<SeriesRow>> {
  const calendar = workCalendarIn(await readTasksSettings(work.tx));
  const doneThrough = doneWithoutMaking({ ...before, ...changed }, calendar, await todayIn(work));
  return { ...changed, doneThrough };
}

export const pauseSeries: Command<OneSeries & Readonly<{ isPaused: boolean }>, SeriesRow> = async (
  context,
  { seriesId, isPaused },
) => {
  const before = await seriesRecord.lock(context, seriesId, 'manage');
  if (before.isPaused === isPaused) return before;
  const changed = { isPaused };
  return change(context, before, isPaused ? changed : await withoutMakingUp(context.work, before, changed));
};

export const resumeSchoolOfSeries: Command<OneSeries & Readonly<{ schoolId: string }>, SeriesRow> = async (
  context,
  { seriesId, schoolId },
) => {
  const before = await seriesRecord.lock(context, seriesId, 'manage');
  if (!before.pausedSchoolIds.includes(schoolId)) return before;
  forgetUntouched(context.work, { seriesId, schoolId });
  const pausedSchoolIds = before.pausedSchoolIds.filter((id) => id !== schoolId);
  return change(context, before, { pausedSchoolIds });
};

export const takeOverSeries: Command<OneSeries, SeriesRow> = async (context, { seriesId }) => {
  const before = await seriesRecord.lock(context, seriesId, 'manage');
  return change(context, before, { ownerUserId: context.actor.userId, timeOwnerMissed: null });
};

export const deleteSeries: Command<OneSeries> = async (context, { seriesId }) => {
  const { work } = context;
  const before = await seriesRecord.lock(context, seriesId, 'manage');
  unlinkOrdersOfSeries(work, { seriesId, schoolIds: before.schoolIds });
  removeSeries(work, seriesId);
  await seriesRecord.recordChange(work, before, null);
};

async function change(
  { work }: CommandContext,
  before: SeriesRow,
  changed: Partial<SeriesRow>,
): Promise<SeriesRow> {
  const stamped = { ...changed, timeUpdated: work.now };
  const after = { ...before, ...stamped };
  updateSeries(work, before.id, stamped);
  await seriesRecord.recordChange(work, before, after);
  return after;
}
