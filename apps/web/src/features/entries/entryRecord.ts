// An entry as the device keeps it while work on it waits to be sent.
import type { ShownEntry } from '@schooldog/contract/entries';
import {
  editOfChanges,
  entryChangesSchema,
  entryMerge,
  type MergedEntry,
  mergedEntryOf,
  tagsOfEntry,
} from '@schooldog/domain/entries';
import { z } from 'zod';
import type { RecordDeclaration } from '../../platform/offlineRecords/pendingRecords.ts';
import { entryOperations } from './entryOperations.ts';

const inputSchema = z.object({
  /** Of a new entry. */
  entry: z.object({ imageIds: z.array(z.string()) }).optional(),
  edit: entryMerge.editSchema.optional(),
  /** As earlier versions of the app queued edits. */
  changes: entryChangesSchema.optional(),
});

const inputOf = (input: unknown) => inputSchema.safeParse(input).data ?? {};

export const entryRecord: RecordDeclaration<ShownEntry> = {
  ...entryOperations,
  read: (value) => (isEntry(value) ? value : undefined),
  apply: (before, input, after) => {
    const { entry, edit, changes } = inputOf(input);
    if (entry !== undefined) return withImages(after, entry.imageIds, after);
    const fields = mergedEntryOf(before);
    const change = edit ?? editOfChanges(fields, changes ?? {}, new Set());
    return withFields(before, entryMerge.apply(fields, change).value, after);
  },
  photoIds: (input) => {
    const { entry, edit, changes } = inputOf(input);
    return entry?.imageIds ?? edit?.imageIds?.added ?? changes?.imageIds ?? [];
  },
  withPhotos: (entry, urls) => ({
    ...entry,
    imageUrls: entry.imageIds.map((id, at) => urls.get(id) ?? entry.imageUrls[at] ?? ''),
  }),
  timeOf: ({ timestamp }) => timestamp,
};

function withFields(before: ShownEntry, fields: MergedEntry, after: ShownEntry): ShownEntry {
  const { kind, place, manualTags, imageIds, ...rest } = fields;
  const isSameKind =
    kind.observationCategoryId === before.observationCategoryId &&
    kind.observationItemId === before.observationItemId;
  const planned = new Set(before.tasksToAddOnSubmission.map(({ id }) => id));
  const entry = {
    ...before,
    ...rest,
    ...kind,
    ...place,
    manualTags: [...manualTags],
    tags: tagsOfEntry({ categoryTags: tagsOfKind(isSameKind ? before : after), itemTags: [], manualTags }),
    tasksToAddOnSubmission: [
      ...before.tasksToAddOnSubmission,
      ...after.tasksToAddOnSubmission.filter(({ id }) => !planned.has(id)),
    ],
  };
  return withImages(entry, imageIds, after);
}

/** Those of its category and item. */
function tagsOfKind({ tags, manualTags }: ShownEntry): string[] {
  return tags.filter((tag) => !manualTags.includes(tag));
}

/** A picture whose address is not known on this device has an empty one. */
function withImages(entry: ShownEntry, imageIds: readonly string[], after: ShownEntry): ShownEntry {
  const urls = new Map([...urlsOf(after), ...urlsOf(entry)]);
  return { ...entry, imageIds: [...imageIds], imageUrls: imageIds.map((id) => urls.get(id) ?? '') };
}

/** By the ids of the pictures. */
export function urlsOf({ imageIds, imageUrls }: Pick<ShownEntry, 'imageIds' | 'imageUrls'>) {
  return new Map(imageIds.map((id, at) => [id, imageUrls[at] ?? '']));
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
