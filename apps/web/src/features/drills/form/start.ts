// How the form begins: empty with good guesses, with a drill to update, with what was begun before, or with rejected
// work.
import type { ShownDrill } from '@schooldog/contract/drills';
import { clockIn, dateIn } from '@schooldog/domain/dates';
import { drillFormOf } from '@schooldog/domain/drills';
import type { Schools } from '@schooldog/domain/permissions';
import type { DraftName } from '../../../platform/offlineRecords/drafts.ts';
import { newId } from '../../../platform/newId.ts';
import { guessSchool, isOffered } from '../../schools/index.ts';
import type { RecordSearch } from '../recordSearch.ts';
import { loadDraft } from './draft.ts';
import { drillForm, type Filled } from './merging.ts';
import { loadRejectedDrill } from './rejectedWork.ts';
import { emptyValues, isWorthKeeping, valuesOf, type DrillValues } from './values.ts';

export type Start = Readonly<{
  /** The drill to update; null for a new one. */
  drill: ShownDrill | null;
  /** Without what was begun before: where "start over" leads. */
  fresh: Filled;
  filled: Filled;
  draft: DraftName;
  isFromDraft: boolean;
  /** Rejected work that goes once the form's own is stored. */
  supersedes: readonly string[];
}>;

type Person = Readonly<{
  userId: string;
  /** Where drills can be recorded. */
  schools: Schools;
  lastSchool: string | null;
}>;

/** A drill of today has most likely just taken place. */
export async function newStart(
  given: RecordSearch,
  person: Person,
  now: string,
  timeZone: string,
): Promise<Start> {
  const today = dateIn(now, timeZone);
  const { type = null, otherType = '', drillDate = today } = given;
  const isGivenOffered = given.schoolId !== undefined && isOffered(person.schools, given.schoolId);
  const values: DrillValues = {
    ...emptyValues,
    drillId: newId(),
    nextPoint: { id: newId(), text: '' },
    schoolId: isGivenOffered ? (given.schoolId ?? null) : guessSchool(person),
    type,
    otherType,
    drillDate,
    ...(drillDate === today ? clockFields(now, timeZone) : {}),
  };
  const fresh: Filled = { values, base: null, conflicts: [] };
  const draft: DraftName = { userId: person.userId, recordId: draftOf(given) };
  const kept = await loadDraft(draft);
  const isFromDraft =
    kept !== null && isWorthKeeping(kept.values) && isOffered(person.schools, kept.values.schoolId);
  return { drill: null, fresh, filled: isFromDraft ? kept : fresh, draft, isFromDraft, supersedes: [] };
}

function clockFields(now: string, timeZone: string): Pick<DrillValues, 'drillTime' | 'drillTimeOfDay'> {
  const { time, half } = clockIn(now, timeZone);
  return { drillTime: time, drillTimeOfDay: half };
}

/** What was begun for something that is due does not show up elsewhere. */
function draftOf({ schoolId, type, otherType = '' }: RecordSearch): string | null {
  return schoolId === undefined || type === undefined ? null : `for ${schoolId} ${type} ${otherType}`;
}

export async function editStart(drill: ShownDrill, userId: string): Promise<Start> {
  const current = drillFormOf(drill);
  const fresh: Filled = { values: valuesOf(drill, newId()), base: current, conflicts: [] };
  const draft: DraftName = { userId, recordId: drill.id };
  const kept = await loadDraft(draft);
  const start = { drill, fresh, draft, supersedes: [] };
  if (kept === null) return { ...start, filled: fresh, isFromDraft: false };
  return { ...start, filled: drillForm.rebased(kept, current, new Map()), isFromDraft: true };
}

/** Null when the rejected work is no longer there. */
export async function fixStart(
  operationId: string,
  userId: string,
  seen: (drillId: string) => ShownDrill | undefined,
): Promise<Start | null> {
  const rejected = await loadRejectedDrill(operationId, userId, seen);
  if (rejected === null) return null;
  const { drill, filled: fresh, supersedes } = rejected;
  const draft: DraftName = { userId, recordId: `fix ${operationId}` };
  const kept = await loadDraft(draft);
  return { drill, fresh, filled: kept ?? fresh, draft, isFromDraft: kept !== null, supersedes };
}
