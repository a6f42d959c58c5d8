// Errors of browsers: reported by the app itself, read by provider staff.
import {
  clientErrorKinds,
  clientErrorLimits,
  clientErrorReportSchema,
  clientErrorStatuses,
} from '@schooldog/domain/clientErrors';
import { idSchema } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { changes, cursorSchema, done, reads } from '../procedure.ts';

const feature = 'clientErrors';

const clientErrorSchema = z.object({
  id: idSchema,
  kind: z.enum(clientErrorKinds),
  name: z.string(),
  message: z.string(),
  count: z.number(),
  timeFirstSeen: z.iso.datetime(),
  timeLastSeen: z.iso.datetime(),
  /** From the oldest to the newest that it was seen in. */
  versions: z.array(z.string()),
  timeResolved: z.iso.datetime().nullable(),
});
export type ClientError = z.infer<typeof clientErrorSchema>;

const clientErrorDetailSchema = clientErrorSchema.extend({
  stack: z.string(),
  routes: z.array(z.string()),
  browsers: z.array(z.string()),
  /** How many of them happened without a network. */
  offlineCount: z.number(),
  resolvedByName: z.string().nullable(),
  resolvedInVersion: z.string().nullable(),
});
export type ClientErrorDetail = z.infer<typeof clientErrorDetailSchema>;

const oneErrorSchema = z.object({ clientErrorId: idSchema });

export const clientErrorsContract = {
  /** Needs no sign-in: the sign-in page has errors too. */
  reportClientErrors: changes(feature, 'reportClientErrors')
    .input(z.object({ reports: z.array(clientErrorReportSchema).min(1).max(clientErrorLimits.reports) }))
    .output(done),

  listClientErrors: reads(feature, 'clientErrors')
    .input(z.object({ status: z.enum(clientErrorStatuses).optional(), before: cursorSchema.optional() }))
    .output(z.object({ errors: z.array(clientErrorSchema), next: z.string().nullable() })),

  getClientError: reads(feature, 'clientErrors/{clientErrorId}')
    .input(oneErrorSchema)
    .output(clientErrorDetailSchema),

  /** A resolved error is reopened automatically when a newer version reports it. */
  setClientErrorResolved: changes(feature, 'setClientErrorResolved')
    .input(oneErrorSchema.extend({ isResolved: z.boolean() }))
    .output(done),
};
