// Entries that were begun and not saved yet.
import { entryMerge, opinions, plannedWorkOrderSchema } from '@schooldog/domain/entries';
import { fieldConflictSchema, idSchema } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { type DraftName, draftsIn } from '../../../platform/offlineRecords/drafts.ts';
import type { Filled } from './merging.ts';

const drafts = draftsIn(
  'entryDraft',
  z.object({
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
      alert: z
        .object({
          userIds: z.array(z.string()),
          message: z.string(),
          sendImmediately: z.boolean().optional(),
        })
        .nullable(),
      workOrders: z.array(plannedWorkOrderSchema.extend({ description: z.string() })),
    }),
  }),
);

export async function loadDraft(name: DraftName): Promise<Filled | null> {
  const draft = await drafts.load(name);
  if (draft === null) return null;
  const { values, base, conflicts } = draft.text;
  if (base === undefined && name.recordId !== null) return null;
  return { values: { ...values, pictures: draft.pictures }, base: base ?? null, conflicts };
}

/** How the form keeps its draft. */
export function keepingDraft(name: DraftName) {
  return {
    save: ({ values: { pictures, ...values }, base, conflicts }: Filled, before: Filled) => {
      const isSame = pictures === before.values.pictures;
      return drafts.save(name, {
        text: { base, conflicts, values },
        pictures: isSame ? undefined : pictures,
      });
    },
    forget: () => drafts.forget(name),
  };
}
