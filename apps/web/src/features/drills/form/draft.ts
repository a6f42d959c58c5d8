// Drills that were begun and not saved yet.
import { calendarDateSchema } from '@schooldog/domain/dates';
import {
  drillFormSchema,
  drillKindSchema,
  drillEventSchema,
  drillMerge,
  drillPointSchema,
  timesOfDay,
} from '@schooldog/domain/drills';
import { fieldConflictSchema, idSchema } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { type DraftName, draftsIn } from '../../../platform/offlineRecords/drafts.ts';
import type { Filled } from './merging.ts';

const drafts = draftsIn(
  'drillDraft',
  z.object({
    base: drillMerge.fieldsSchema.nullable(),
    conflicts: z.array(fieldConflictSchema),
    values: z.object({
      drillId: idSchema,
      schoolId: z.string().nullable(),
      type: drillKindSchema.shape.type.nullable(),
      otherType: z.string(),
      eventType: drillEventSchema.shape.eventType.nullable(),
      otherEventType: z.string(),
      drillDate: calendarDateSchema.nullable(),
      drillTime: z.string(),
      drillTimeOfDay: z.enum(timesOfDay),
      additionalInfo: z.string(),
      numberOfParticipants: z.string(),
      responseTime: z.string(),
      resultsAdditionalInfo: z.string(),
      wentWell: z.string(),
      toImprove: z.array(drillPointSchema.extend({ text: z.string() })),
      nextPoint: z.object({ id: z.string(), text: z.string() }),
      actionTaken: drillFormSchema.shape.actionTaken,
    }),
  }),
);

export async function loadDraft(name: DraftName): Promise<Filled | null> {
  return (await drafts.load(name))?.text ?? null;
}

/** How the form keeps its draft. */
export function keepingDraft(name: DraftName) {
  return {
    save: (filled: Filled) => drafts.save(name, { text: filled }),
    forget: () => drafts.forget(name),
  };
}
