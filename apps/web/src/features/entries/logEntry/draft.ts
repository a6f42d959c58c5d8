// What was begun and not sent yet: kept on the device for its person, with photos, and gone at sign-out like all
// their data. Photos are written only when they change, because they are large.
import { entryMerge, opinions, plannedWorkOrderSchema } from '@schooldog/domain/entries';
import { fieldConflictSchema, idSchema } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { withDatabase } from '../../../platform/localDatabase/localDatabase.ts';
import type { Filled } from './merging.ts';

const source = 'draft';

/** A draft belongs to the new entry, or to the edit of one. */
export type DraftName = Readonly<{ userId: string; entryId: string | null }>;

const pictureSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('kept'), id: z.string(), url: z.string() }),
  z.object({ kind: z.literal('new'), file: z.instanceof(File) }),
]);

const draftSchema = z.object({
  /** The state of the entry that it was begun on. Drafts of earlier versions do not have it. */
  base: entryMerge.fieldsSchema.nullable().optional(),
  conflicts: z.array(fieldConflictSchema).default([]),
  values: z.object({
    entryId: idSchema,
    schoolId: z.string().nullable(),
    categoryId: z.string().nullable(),
    itemId: z.string().nullable(),
    typed: z.string(),
    observationType: z.enum(opinions).nullable(),
    quantity: z.union([z.number(), z.literal('')]),
    place: z.object({
      location: z.string(),
      locationDataProfileId: z.string().nullable(),
      locationDataProfileOptionId: z.string().nullable(),
    }),
    comment: z.string(),
    manualTags: z.array(z.string()),
    alert: z.object({ userIds: z.array(z.string()), message: z.string() }).nullable(),
    workOrders: z.array(plannedWorkOrderSchema.extend({ description: z.string() })),
  }),
});

const keysOf = ({ entryId }: DraftName) => {
  const key = `entryDraft/${entryId ?? 'new'}`;
  return { text: key, pictures: `${key}/pictures` };
};

/** Null when there is none, or when the device keeps nothing. */
export async function loadDraft(name: DraftName): Promise<Filled | null> {
  const { text, pictures } = keysOf(name);
  try {
    const [draft, photos] = await withDatabase(({ records }) =>
      records.bulkGet([text, pictures].map((key): [string, string, string] => [name.userId, key, source])),
    );
    const { success, data } = draftSchema.safeParse(draft?.value);
    if (!success || (data.base === undefined && name.entryId !== null)) return null;
    const kept = z.array(pictureSchema).safeParse(photos?.value);
    const values = { ...data.values, pictures: kept.data ?? [] };
    return { values, base: data.base ?? null, conflicts: data.conflicts };
  } catch {
    return null;
  }
}

/** Nothing depends on it being kept: a device without room still lets people work. */
export async function saveDraft(
  name: DraftName,
  { values, base, conflicts }: Filled,
  { withPictures }: { withPictures: boolean },
): Promise<void> {
  const { pictures, ...text } = values;
  const row = (key: string, value: unknown) => ({
    userId: name.userId,
    key,
    source,
    value,
    savedAt: Date.now(),
  });
  const keys = keysOf(name);
  await withDatabase(({ records }) =>
    records.bulkPut([
      row(keys.text, { base, conflicts, values: text }),
      ...(withPictures ? [row(keys.pictures, pictures)] : []),
    ]),
  ).catch(() => undefined);
}

export async function forgetDraft(name: DraftName): Promise<void> {
  const keys = Object.values(keysOf(name));
  await withDatabase(({ records }) =>
    records.bulkDelete(keys.map((key): [string, string, string] => [name.userId, key, source])),
  ).catch(() => undefined);
}
