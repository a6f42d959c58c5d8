// "Send via Email": one component, one link for each recipient.
import { z } from 'zod';
import { eopComponentIdSchema, eopLimits } from '../eop/index.ts';
import { limitedText, requiredLine } from '../kernel/index.ts';
import { responderEmailSchema, responderLimits } from './responderLink.ts';

const recipientSchema = z.object({
  email: responderEmailSchema,
  firstName: requiredLine(responderLimits.name),
});
export type ShareRecipient = z.infer<typeof recipientSchema>;

export const sharedComponentSchema = z.object({
  eopComponentId: eopComponentIdSchema,
  emails: z.array(recipientSchema).min(1).max(eopLimits.recipients),
  emailMessage: limitedText(eopLimits.message),
});
export type SharedComponent = z.infer<typeof sharedComponentSchema>;

/** An address that was given twice gets one mail. */
export function distinctRecipients(recipients: readonly ShareRecipient[]): ShareRecipient[] {
  return [...new Map(recipients.toReversed().map((one) => [one.email, one])).values()].toReversed();
}
