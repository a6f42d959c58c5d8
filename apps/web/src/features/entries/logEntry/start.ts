// How the form begins: empty with good guesses, with an entry to edit, with what was begun before, or with refused work.
import type { ShownEntry } from '@schooldog/contract/entries';
import type { Schools } from '@schooldog/domain/permissions';
import { newId } from '../../../platform/uploads/upload.ts';
import { loadDraft, type DraftName } from './draft.ts';
import { loadMend } from './mend.ts';
import type { Opening } from './open.ts';
import type { ChangedField } from './submission.ts';
import { emptyValues, isWorthKeeping, valuesOf, type EntryValues } from './values.ts';

export type Start = Readonly<{
  /** The entry to edit; null for a new one. */
  entry: ShownEntry | null;
  /** Without what was begun before: where "start over" leads. */
  fresh: EntryValues;
  values: EntryValues;
  draft: DraftName;
  isFromDraft: boolean;
  /** Work that goes once the form's own is stored, and fields of it that never reached the server. */
  replaces: readonly string[];
  carried: readonly ChangedField[];
}>;

type Person = Readonly<{ userId: string; schools: Schools; lastSchool: string | null }>;

/** Null when refused work is no longer there. */
export async function startOf(opening: Opening, person: Person): Promise<Start | null> {
  if (opening.mode === 'mend') return mendStart(opening.operationId, person.userId);
  if (opening.mode === 'edit') return editStart(opening.entry, person.userId);
  const fresh: EntryValues = {
    ...emptyValues,
    entryId: newId(),
    schoolId: opening.schoolId ?? guessSchool(person),
    categoryId: opening.categoryId ?? null,
  };
  const draft: DraftName = { userId: person.userId, entryId: null, basis: null };
  const kept = await loadDraft(draft);
  const isFromDraft = kept !== null && isWorthKeeping(kept) && mayLogAt(person.schools, kept.schoolId);
  const values = isFromDraft ? kept : fresh;
  return { entry: null, fresh, values, draft, isFromDraft, replaces: [], carried: [] };
}

async function editStart(entry: ShownEntry, userId: string): Promise<Start> {
  const fresh = valuesOf(entry);
  const draft: DraftName = { userId, entryId: entry.id, basis: entry.timeUpdated };
  const kept = await loadDraft(draft);
  const base = { entry, fresh, draft, replaces: [], carried: [] };
  if (kept === null) return { ...base, values: fresh, isFromDraft: false };
  return { ...base, values: { ...kept, pictures: withUrls(kept, fresh) }, isFromDraft: true };
}

async function mendStart(operationId: string, userId: string): Promise<Start | null> {
  const mend = await loadMend(operationId, userId);
  if (mend === null) return null;
  const { entry, replaces, carried } = mend;
  // The refused one may have been refused because of its id.
  const values = entry === null ? { ...mend.values, entryId: newId() } : mend.values;
  const draft: DraftName = { userId, entryId: `mend ${operationId}`, basis: null };
  const kept = await loadDraft(draft);
  const isFromDraft = kept !== null;
  return { entry, fresh: values, values: kept ?? values, draft, isFromDraft, replaces, carried };
}

/** The only school, or the last one used on this device. */
export function guessSchool({ schools, lastSchool }: Omit<Person, 'userId'>): string | null {
  if (schools !== 'all' && schools.length === 1) return schools[0] ?? null;
  return lastSchool !== null && mayLogAt(schools, lastSchool) ? lastSchool : null;
}

function mayLogAt(schools: Schools, schoolId: string | null): boolean {
  return schoolId === null || schools === 'all' || schools.includes(schoolId);
}

/** Addresses of pictures hold only for a while; those of now are taken. */
function withUrls(kept: EntryValues, fresh: EntryValues): EntryValues['pictures'] {
  const urls = new Map(
    fresh.pictures.flatMap((picture) => (picture.kind === 'kept' ? [[picture.id, picture.url]] : [])),
  );
  return kept.pictures.map((picture) =>
    picture.kind === 'kept' ? { ...picture, url: urls.get(picture.id) ?? '' } : picture,
  );
}
