// The security log: sign-ins, rejected attempts and account changes. For provider staff.
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
  'calendarFeedMade',
  'calendarFeedRevoked',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

const securityEventSchema = z.object({
  id: idSchema,
  time: z.iso.datetime(),
  kind: z.enum(securityEventKinds),
  /** The user concerned; null for an unknown address. */
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
