// How the form begins: empty with good guesses, with an order to edit, with what was begun before, or with rejected work.
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import type { Schools } from '@schooldog/domain/permissions';
import { mergedWorkOrderOf } from '@schooldog/domain/workOrders';
import type { StartGiven } from '../../../platform/navigation/featureShell.ts';
import type { DraftName } from '../../../platform/offlineRecords/drafts.ts';
import { newId } from '../../../platform/newId.ts';
import { guessSchool, isOffered } from '../../schools/index.ts';
import { urlsOf } from '../workOrderRecord.ts';
import { loadDraft } from './draft.ts';
import { type Filled, workOrderForm } from './merging.ts';
import type { Opening } from './open.ts';
import { loadRejectedWorkOrder } from './rejectedWork.ts';
import { emptyValues, isWorthKeeping, valuesOf, withUrls, type WorkOrderValues } from './values.ts';

export type Start = Readonly<{
  /** The order to edit; null for a new one. */
  order: ShownWorkOrder | null;
  /** Without what was begun before: where "start over" leads. */
  fresh: Filled;
  filled: Filled;
  draft: DraftName;
  isFromDraft: boolean;
  /** Rejected work that goes once the form's own is stored. */
  supersedes: readonly string[];
  /** Tells where it was begun that it is on the device. */
  onCreated?: ((workOrderId: string) => void) | undefined;
}>;

type Person = Readonly<{
  userId: string;
  /** Where orders can be created. */
  schools: Schools;
  lastSchool: string | null;
  /** The board that new orders are put on; null where this person does not choose it. */
  defaultBoard(schoolId: string | null): string | null;
  /** An order as this device knows it from the server. */
  seen(workOrderId: string): ShownWorkOrder | undefined;
}>;

/** Null when rejected work is no longer there. */
export async function startOf(opening: Opening, person: Person): Promise<Start | null> {
  if (opening.mode === 'fix') return fixStart(opening.operationId, person);
  if (opening.mode === 'edit') return editStart(opening.order, person.userId);
  return newStart(opening.given, person);
}

async function newStart(given: StartGiven | null, person: Person): Promise<Start> {
  const schoolId = given?.schoolId ?? guessSchool(person);
  const values: WorkOrderValues = {
    ...emptyValues,
    workOrderId: newId(),
    schoolId,
    boardId: person.defaultBoard(schoolId),
    description: given?.description ?? '',
    place: given?.place ?? emptyValues.place,
    pictures: (given?.pictures ?? []).map((picture) => ({ kind: 'kept', ...picture })),
    source: given?.source ?? null,
  };
  const fresh: Filled = { values, base: null, conflicts: [] };
  const draft: DraftName = { userId: person.userId, recordId: draftOf(given) };
  const kept = await loadDraft(draft);
  const isFromDraft =
    kept !== null && isWorthKeeping(kept.values) && isOffered(person.schools, kept.values.schoolId);
  return {
    order: null,
    fresh,
    filled: isFromDraft ? kept : fresh,
    draft,
    isFromDraft,
    supersedes: [],
    onCreated: given?.origin?.onCreated,
  };
}

/** What was begun at a place or from an entry does not show up elsewhere. */
function draftOf(given: StartGiven | null): string | null {
  if (given === null) return null;
  const { origin, source, place, schoolId } = given;
  return `at ${origin?.key ?? source?.entryId ?? place?.locationDataProfileOptionId ?? schoolId}`;
}

async function editStart(order: ShownWorkOrder, userId: string): Promise<Start> {
  const current = mergedWorkOrderOf(order);
  const fresh: Filled = { values: valuesOf(order), base: current, conflicts: [] };
  const draft: DraftName = { userId, recordId: order.id };
  const kept = await loadDraft(draft);
  const start = { order, fresh, draft, supersedes: [] };
  if (kept === null) return { ...start, filled: fresh, isFromDraft: false };
  const filled = workOrderForm.rebased(
    { ...kept, values: withUrls(kept.values, order) },
    current,
    urlsOf(order),
  );
  return { ...start, filled, isFromDraft: true };
}

async function fixStart(operationId: string, { userId, seen }: Person): Promise<Start | null> {
  const rejected = await loadRejectedWorkOrder(operationId, userId, seen);
  if (rejected === null) return null;
  const { order, filled: fresh, supersedes } = rejected;
  const draft: DraftName = { userId, recordId: `fix ${operationId}` };
  const kept = await loadDraft(draft);
  return { order, fresh, filled: kept ?? fresh, draft, isFromDraft: kept !== null, supersedes };
}
