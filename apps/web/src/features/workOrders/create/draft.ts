// Work orders that were begun and not saved yet.
import { calendarDateSchema } from '@schooldog/domain/dates';
import { fieldConflictSchema, idSchema } from '@schooldog/domain/kernel';
import { newAttachmentSchema, workOrderFormSchema, workOrderMerge } from '@schooldog/domain/workOrders';
import { z } from 'zod';
import { type DraftName, draftsIn } from '../../../platform/offlineRecords/drafts.ts';
import type { Filled } from './merging.ts';

const drafts = draftsIn(
  'workOrderDraft',
  z.object({
    base: workOrderMerge.fieldsSchema.nullable(),
    conflicts: z.array(fieldConflictSchema),
    values: z.object({
      workOrderId: idSchema,
      schoolId: z.string().nullable(),
      description: z.string(),
      priority: workOrderFormSchema.shape.priority,
      boardId: z.string().nullable(),
      assignedUserIds: z.array(z.string()),
      place: z.object({
        location: z.string(),
        locationDataProfileId: z.string().nullable(),
        locationDataProfileOptionId: z.string().nullable(),
      }),
      dueDate: calendarDateSchema.nullable(),
      isForLater: z.boolean(),
      scheduledStartDate: calendarDateSchema.nullable(),
      notes: z.string(),
      customFields: z.record(z.string(), z.string()),
      attachments: z.array(newAttachmentSchema.extend({ fileName: z.string() })),
      source: z.object({ entryId: idSchema, recordKey: z.string() }).nullable(),
    }),
  }),
);

export async function loadDraft(name: DraftName): Promise<Filled | null> {
  const draft = await drafts.load(name);
  if (draft === null) return null;
  const { values, base, conflicts } = draft.text;
  return { values: { ...values, pictures: draft.pictures }, base, conflicts };
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
