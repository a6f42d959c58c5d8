// Entries as they will be once everything that waits on this device has arrived: one for each entry, whatever number
// of pieces of work there are on it.
import type { ShownEntry } from '@schooldog/contract/entries';
import { entryMerge, withImages } from '@schooldog/domain/entries';
import { z } from 'zod';
import type { LastProblem, OperationState, OutboxRow } from '../../../platform/localDatabase/rows.ts';

export const entryKeys = 'entry:';

export type UnsentKind = 'log' | 'edit' | 'delete';

export type UnsentEntry = Readonly<{
  /** The piece of work that is in trouble, or the first that waits. */
  operationId: string;
  state: OperationState;
  kind: UnsentKind;
  /** A picture whose address is not known on this device has an empty one. */
  entry: ShownEntry;
  reason: LastProblem | null;
}>;

export type UnsentWork = Readonly<{
  rows: readonly OutboxRow[];
  /** The records as they will be, by operation id. */
  records: ReadonlyMap<string, unknown>;
  /** The addresses of waiting photos, by their id. */
  urls: ReadonlyMap<string, string>;
}>;

const kinds: Readonly<Record<string, UnsentKind>> = {
  'entries.logEntry': 'log',
  'entries.editEntry': 'edit',
  'entries.deleteEntry': 'delete',
};

export function isEntryWork({ procedure, recordKey }: OutboxRow): boolean {
  return procedure in kinds && recordKey.startsWith(entryKeys);
}

/** Latest first, as the explorer lists those that have arrived. */
export function unsentEntriesIn({ rows, records, urls }: UnsentWork): UnsentEntry[] {
  const byEntry = Map.groupBy(rows.filter(isEntryWork), ({ recordKey }) => recordKey);
  return [...byEntry.values()]
    .flatMap((work) => {
      const entry = entryIn(work, records, urls);
      return entry === null ? [] : [{ ...standing(work), entry }];
    })
    .toSorted((a, b) => b.entry.timestamp.localeCompare(a.entry.timestamp));
}

function standing(work: readonly OutboxRow[]): Omit<UnsentEntry, 'entry'> {
  const refused = work.find(({ state }) => state === 'refused');
  const sending = work.find(({ state }) => state === 'sending');
  const telling = refused ?? sending ?? work[0];
  const found = new Set(work.map(({ procedure }) => kinds[procedure]));
  return {
    operationId: telling?.operationId ?? '',
    state: telling?.state ?? 'waiting',
    kind: found.has('delete') ? 'delete' : found.has('log') ? 'log' : 'edit',
    reason: telling?.lastProblem ?? null,
  };
}

/** Null for what another version of the app has put there. */
function entryIn(
  work: readonly OutboxRow[],
  records: UnsentWork['records'],
  urls: UnsentWork['urls'],
): ShownEntry | null {
  const latest = work.map(({ operationId }) => records.get(operationId)).findLast(isEntry);
  if (latest === undefined) return null;
  const first = work.map(({ operationId }) => records.get(operationId)).find(isEntry) ?? latest;
  const imageIds = work.reduce((ids, row) => imageIdsAfter(ids, row), first.imageIds);
  const known = new Map(latest.imageIds.map((id, at) => [id, latest.imageUrls[at] ?? '']));
  return { ...latest, imageIds, imageUrls: imageIds.map((id) => urls.get(id) ?? known.get(id) ?? '') };
}

const wholeList = z.object({ imageIds: z.array(z.string()).optional() }).optional();
const imagesSchema = z.object({
  entry: wholeList,
  /** As earlier versions of the app queued edits. */
  changes: wholeList,
  edit: z.object({ imageIds: entryMerge.editSchema.shape.imageIds }).optional(),
});

function imagesIn({ input }: OutboxRow) {
  return imagesSchema.safeParse(input).data ?? {};
}

/** The pictures of the entry once this piece of work has arrived. */
function imageIdsAfter(before: string[], row: OutboxRow): string[] {
  const { entry, changes, edit } = imagesIn(row);
  const whole = entry?.imageIds ?? changes?.imageIds;
  if (whole !== undefined) return whole;
  return edit?.imageIds === undefined ? before : withImages(before, edit.imageIds);
}

/** The pictures that a piece of work brings along, or may bring. */
export function imageIdsSent(row: OutboxRow): string[] {
  const { entry, changes, edit } = imagesIn(row);
  return entry?.imageIds ?? changes?.imageIds ?? edit?.imageIds?.added ?? [];
}

function isEntry(value: unknown): value is ShownEntry {
  if (typeof value !== 'object' || value === null) return false;
  if (!('id' in value) || !('timestamp' in value) || !('imageIds' in value) || !('imageUrls' in value)) {
    return false;
  }
  const { id, timestamp, imageIds, imageUrls } = value;
  return (
    typeof id === 'string' &&
    typeof timestamp === 'string' &&
    Array.isArray(imageIds) &&
    Array.isArray(imageUrls) &&
    'observationItemId' in value &&
    'manualTags' in value
  );
}
