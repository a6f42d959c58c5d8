// The security log: who came in, who was refused, what changed about an account. For provider staff.
import { idSchema } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { cursorSchema, reads } from '../procedure.ts';

const feature = 'users';

const securityEventKinds = [
  'signedIn',
  'signInRefused',
  'signedOut',
  'tooManyAttempts',
  'linkRequested',
  'linkRefused',
  'passwordChanged',
  'factorAdded',
  'factorRemoved',
  'factorReverted',
  'codeRefused',
  'recoveryCodeUsed',
  'reauthenticated',
  'userCreated',
  'userDisabled',
  'userEnabled',
  'userDeleted',
  'permissionsChanged',
  'sessionsEnded',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

const securityEventSchema = z.object({
  id: idSchema,
  time: z.iso.datetime(),
  kind: z.enum(securityEventKinds),
  /** Whom it concerns; null for an address that nobody has. */
  userId: z.string().nullable(),
  userName: z.string().nullable(),
  byUserId: z.string().nullable(),
  byUserName: z.string().nullable(),
  address: z.string(),
  userAgent: z.string(),
  detail: z.record(z.string(), z.string()),
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;

export const securityProcedures = {
  listSecurityEvents: reads(feature, 'users/securityEvents')
    .input(
      z.object({
        kinds: z.array(z.enum(securityEventKinds)).max(30).optional(),
        userId: idSchema.optional(),
        before: cursorSchema.optional(),
      }),
    )
    .output(z.object({ events: z.array(securityEventSchema), next: z.string().nullable() })),
};
