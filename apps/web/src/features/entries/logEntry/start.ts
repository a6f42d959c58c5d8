// How the form begins: empty with good guesses, with an entry to edit, with what was begun before, or with rejected work.
import type { ShownEntry } from '@schooldog/contract/entries';
import { mergedEntryOf } from '@schooldog/domain/entries';
import type { Schools } from '@schooldog/domain/permissions';
import { newId } from '../../../platform/newId.ts';
import type { DraftName } from '../../../platform/offlineRecords/drafts.ts';
import type { StartGiven } from '../../../platform/navigation/featureShell.ts';
import { guessSchool, isOffered } from '../../schools/index.ts';
import { entryRecord, urlsOf } from '../entryRecord.ts';
import { loadDraft } from './draft.ts';
import { entryForm, type Filled, unchanged } from './merging.ts';
import type { FromAssessment, Opening } from './open.ts';
import { loadRejectedEntry } from './rejectedWork.ts';
import type { EntryHome } from './home.ts';
import { emptyValues, isWorthKeeping, valuesOf, type EntryValues } from './values.ts';

export type Start = Readonly<{
  /** The entry to edit; null for a new one. */
  entry: ShownEntry | null;
  /** Without what was begun before: where "start over" leads. */
  fresh: Filled;
  filled: Filled;
  draft: DraftName;
  isFromDraft: boolean;
  /** Rejected work that goes once the form's own is stored. */
  supersedes: readonly string[];
  home: EntryHome | null;
  /** From which it is logged. */
  assessment: FromAssessment | null;
  /** Opened to send an alert about the entry. */
  isForAlert?: boolean;
  /** Its home does not take it anymore, so it is stored on its own. */
  hasLeft: boolean;
}>;

type Person = Readonly<{
  userId: string;
  schools: Schools;
  lastSchool: string | null;
  /** An entry as this device knows it from the server. */
  seen(entryId: string): ShownEntry | undefined;
}>;

/** Null when rejected work is no longer there. */
export async function startOf(opening: Opening, person: Person): Promise<Start | null> {
  if (opening.mode === 'fix') return fixStart(opening, person);
  if (opening.mode === 'edit') return editStart(opening, person.userId);
  const { home = null, categoryId = null, assessment = null, place } = opening;
  const values: EntryValues = {
    ...emptyValues,
    entryId: newId(),
    schoolId: home?.schoolId ?? assessment?.schoolId ?? opening.schoolId ?? guessSchool(person),
    place: place ?? emptyValues.place,
    categoryId,
    manualTags: assessment?.tags ?? [],
  };
  const fresh: Filled = { values, base: null, conflicts: [] };
  const draft: DraftName = {
    userId: person.userId,
    recordId: home?.id ?? assessmentDraft(assessment) ?? placeDraft(place),
  };
  const kept = await loadDraft(draft);
  const isFromDraft =
    kept !== null && isWorthKeeping(kept.values) && isOffered(person.schools, kept.values.schoolId);
  const filled = isFromDraft ? inCategory(kept, categoryId) : fresh;
  return { entry: null, fresh, filled, draft, isFromDraft, supersedes: [], home, assessment, hasLeft: false };
}

/** What was begun at a place does not show up elsewhere. */
function placeDraft(place: StartGiven['place']): string | null {
  return place === undefined ? null : `at ${place.locationDataProfileOptionId ?? place.location}`;
}

/** Drafts of different assessments stay apart. */
function assessmentDraft(assessment: FromAssessment | null): string | null {
  return assessment === null ? null : `assessment ${assessment.id}`;
}

type Edit = Extract<Opening, { mode: 'edit' }>;

async function editStart({ entry, withAlert = false, home }: Edit, userId: string): Promise<Start> {
  const fresh = unchanged(valuesOf(entry), entry);
  const draft: DraftName = { userId, recordId: entry.id };
  const kept = await loadDraft(draft);
  const base = {
    entry,
    fresh,
    draft,
    supersedes: [],
    home: home ?? null,
    assessment: null,
    isForAlert: withAlert,
    hasLeft: false,
  };
  const begun = (filled: Filled) => (withAlert ? withOpenAlert(filled) : filled);
  if (kept === null) return { ...base, filled: begun(fresh), isFromDraft: false };
  const filled = entryForm.rebased(withUrls(kept, entry), mergedEntryOf(entry), urlsOf(entry));
  return { ...base, filled: begun(filled), isFromDraft: true };
}

function withOpenAlert(filled: Filled): Filled {
  const { values } = filled;
  return { ...filled, values: { ...values, alert: values.alert ?? { userIds: [], message: '' } } };
}

type Fix = Extract<Opening, { mode: 'fix' }>;

async function fixStart(opening: Fix, { userId, seen }: Person): Promise<Start | null> {
  const { operationId, home = null, left } = opening;
  const rejected = await loadRejectedEntry(operationId, userId, {
    record: left ?? home?.record ?? entryRecord,
    seen: home?.seen ?? seen,
  });
  if (rejected === null) return null;
  const { entry, filled, supersedes, assessment } = rejected;
  // A new entry may have been rejected because of its id.
  const fresh = entry === null ? { ...filled, values: { ...filled.values, entryId: newId() } } : filled;
  const draft: DraftName = { userId, recordId: `fix ${operationId}` };
  const kept = await loadDraft(draft);
  const hasLeft = left !== undefined;
  return {
    entry,
    fresh,
    filled: kept ?? fresh,
    draft,
    isFromDraft: kept !== null,
    supersedes,
    home,
    assessment,
    hasLeft,
  };
}

/** A draft without an observation shows those of the category that was tapped. */
function inCategory(kept: Filled, categoryId: string | null): Filled {
  const { values } = kept;
  return values.itemId === null && categoryId !== null
    ? { ...kept, values: { ...values, categoryId } }
    : kept;
}

/** Addresses of pictures hold only for a while; those of now are taken. */
function withUrls(kept: Filled, entry: ShownEntry): Filled {
  const urls = urlsOf(entry);
  const pictures = kept.values.pictures.map((picture) =>
    picture.kind === 'kept' ? { ...picture, url: urls.get(picture.id) ?? '' } : picture,
  );
  return { ...kept, values: { ...kept.values, pictures } };
}
