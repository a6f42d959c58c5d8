// An entry of a walk: it belongs to the walk until the walk completes and publishes it.
import { z } from 'zod';
import { entrySchema, newEntrySchema, safetyAlertFormSchema } from '../entries/index.ts';
import { idSchema } from '../kernel/index.ts';

export const walkAlertFormSchema = safetyAlertFormSchema.extend({
  id: idSchema,
  /** Otherwise it goes out when the walk completes. */
  sendImmediately: z.boolean(),
});
export type WalkAlertForm = z.infer<typeof walkAlertFormSchema>;

/** A new entry of a walk. Its id comes from the device, so that sending it again never makes a second one. */
export const newWalkEntrySchema = newEntrySchema
  .omit({ schoolId: true, isFloating: true, assessmentId: true })
  .extend({
    walkId: idSchema,
    safetyAlert: walkAlertFormSchema.nullable(),
  });
export type NewWalkEntry = z.infer<typeof newWalkEntrySchema>;

/** `notSent`: no one could receive it anymore, or the reporter lost the right to send. */
const walkAlertStates = ['waiting', 'sent', 'notSent'] as const;

export const walkEntrySchema = entrySchema.extend({
  walkId: idSchema,
  /** Published by an earlier completion of a walk that was placed back in progress. */
  isPublished: z.boolean(),
  safetyAlert: safetyAlertFormSchema.extend({ id: idSchema, state: z.enum(walkAlertStates) }).nullable(),
});
export type WalkEntry = z.infer<typeof walkEntrySchema>;

/** Praises, concerns and others, each with its quantity. */
export function opinionNumbers(
  entries: readonly Pick<WalkEntry, 'observationType' | 'quantity'>[],
): Record<WalkEntry['observationType'], number> {
  const numbers = { concern: 0, praise: 0, other: 0 };
  for (const { observationType, quantity } of entries) numbers[observationType] += quantity;
  return numbers;
}
