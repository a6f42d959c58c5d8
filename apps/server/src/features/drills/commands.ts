// Recording, changing and deleting drills.
import { type CalendarDate, dateIn } from '@schooldog/domain/dates';
import {
  canRecordDrillAt,
  type DrillEdit,
  type DrillForm,
  type DrillPoint,
  drillFormOf,
  drillMerge,
  drillValuesOf,
  type NewDrill,
  resultsDayAfterSaving,
} from '@schooldog/domain/drills';
import { problem } from '@schooldog/domain/problems';
import type { Command } from '../../platform/api/context.ts';
import { mergeEdit } from '../../platform/merge/mergeEdit.ts';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';
import type { Work } from '../../platform/work/work.ts';
import { requireOpenSchool } from '../schools/index.ts';
import { findWorkOrders } from '../workOrders/index.ts';
import { noticesOf } from './live.ts';
import { drillRecord } from './record.ts';
import { type DrillRow, insertDrill, removeDrill, updateDrill } from './store.ts';

type OneDrill = Readonly<{ drillId: string }>;

export const recordDrill: Command<NewDrill, DrillRow> = async ({ work, actor }, input) => {
  const { drillId, drill, withResults } = input;
  if (!canRecordDrillAt(actor, drill.schoolId)) throw problem('drill.recordNotAllowed');
  requireOpenSchool(work, drill.schoolId, work.now);
  const given = drillValuesOf(withResults ? drill : { ...drill, ...noResults });
  const values = { ...given, toImprove: await withOrdersHere(work, given, []) };
  const row: DrillRow = {
    ...values,
    id: drillId,
    resultsSavedOn: resultsDayAfterSaving(
      { drillDate: values.drillDate, resultsSavedOn: null },
      { withResults, today: await todayOf(work) },
    ),
    recordedByUserId: actor.userId,
    updatedByUserId: actor.userId,
    timeCreated: work.now,
    timeUpdated: work.now,
  };
  insertDrill(work, row);
  await drillRecord.recordChange(work, null, row);
  return row;
};

/** What the form did not show is not stored. */
const noResults = {
  numberOfParticipants: null,
  responseTime: '',
  resultsAdditionalInfo: '',
  wentWell: '',
  toImprove: [],
  actionTaken: null,
} satisfies Partial<DrillForm>;

/**
 * An order of another school is not linked. One that is unknown is: an order made offline may arrive after its drill.
 */
async function withOrdersHere(
  work: Work,
  { schoolId, toImprove }: Pick<DrillRow, 'schoolId' | 'toImprove'>,
  before: readonly DrillPoint[],
): Promise<DrillPoint[]> {
  const linked = new Set(before.map(({ workOrderId }) => workOrderId));
  const added = toImprove.flatMap(({ workOrderId: id }) => (id === null || linked.has(id) ? [] : [id]));
  if (added.length === 0) return toImprove;
  const elsewhere = new Set(
    (await findWorkOrders(work.tx, added)).filter((order) => order.schoolId !== schoolId).map(({ id }) => id),
  );
  return toImprove.map((point) =>
    point.workOrderId !== null && elsewhere.has(point.workOrderId) ? { ...point, workOrderId: null } : point,
  );
}

async function todayOf(work: Work): Promise<CalendarDate> {
  return dateIn(work.now.toISOString(), await districtTimeZone(work.tx));
}

/** The names under which the parts of a group are audited. */
const auditedAs: Readonly<Record<string, readonly string[]>> = {
  kind: ['type', 'otherType'],
  event: ['eventType', 'otherEventType'],
  clock: ['drillTime', 'drillTimeOfDay'],
};

export const changeDrill: Command<
  OneDrill & Readonly<{ edit: DrillEdit; withResults: boolean }>,
  DrillRow
> = async (context, { drillId, edit, withResults }) => {
  const { work, actor } = context;
  const before = await drillRecord.lock(context, drillId, 'change');
  const merged = await mergeEdit(work, drillMerge, {
    recordType: drillRecord.type,
    recordId: drillId,
    current: drillFormOf(before),
    edit,
    audited: ([field = '']) => auditedAs[field] ?? [field],
  });
  const given = drillValuesOf(merged);
  const values = { ...given, toImprove: await withOrdersHere(work, given, before.toImprove) };
  const isMoved = values.schoolId !== before.schoolId;
  if (isMoved && !canRecordDrillAt(actor, values.schoolId)) throw problem('drill.recordNotAllowed');
  if (isMoved) requireOpenSchool(work, values.schoolId, work.now);
  const resultsSavedOn = resultsDayAfterSaving(
    { drillDate: values.drillDate, resultsSavedOn: before.resultsSavedOn },
    { withResults, today: await todayOf(work) },
  );
  const after: DrillRow = {
    ...before,
    ...values,
    resultsSavedOn,
    updatedByUserId: actor.userId,
    timeUpdated: work.now,
  };
  updateDrill(work, after);
  await drillRecord.recordChange(work, before, after);
  if (isMoved) await work.announce(...noticesOf(before));
  return after;
};

export const deleteDrill: Command<OneDrill> = async (context, { drillId }) => {
  const before = await drillRecord.lock(context, drillId, 'change');
  removeDrill(context.work, drillId);
  await drillRecord.recordChange(context.work, before, null);
};
