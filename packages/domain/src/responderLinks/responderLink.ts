// A link with which a named person of the police, the fire department or another agency reads certified plans.
import { z } from 'zod';
import { eopComponentIdSchema } from '../eop/index.ts';
import { idSchema, isEmailAddress, maxEmailLength, requiredLine } from '../kernel/index.ts';

export const responderLimits = {
  name: 100,
  agency: 100,
  components: 200,
  /** Live links of one school at a time. */
  livePerSchool: 20,
  codeMinutes: 10,
  codeTries: 5,
  /** How long a device may read after a code was entered on it. */
  visitHours: 8,
} as const;

export const responderDays = [1, 7, 30] as const;
export const usualResponderDays = 7;

export const newResponderLinkSchema = z.object({
  linkId: idSchema,
  schoolId: idSchema,
  personName: requiredLine(responderLimits.name),
  agency: requiredLine(responderLimits.agency),
  email: requiredLine(maxEmailLength).refine(isEmailAddress, 'email'),
  days: z.literal(responderDays),
  /** Null: every certified component of the school, also those certified later. */
  componentIds: z.array(eopComponentIdSchema).min(1).max(responderLimits.components).nullable(),
  includesContacts: z.boolean(),
  mayDownload: z.boolean(),
});
export type NewResponderLink = z.infer<typeof newResponderLinkSchema>;

/** Why a link no longer opens anything. */
export const linkEnds = ['expired', 'revoked', 'creatorDisabled', 'schoolArchived', 'featureOff'] as const;
export type LinkEnd = (typeof linkEnds)[number];

export function linkEnd(
  link: Readonly<{ timeExpires: Date; timeRevoked: Date | null }>,
  facts: Readonly<{
    now: Date;
    isCreatorDisabled: boolean;
    isSchoolArchived: boolean;
    isFeatureOn: boolean;
  }>,
): LinkEnd | null {
  if (link.timeRevoked !== null) return 'revoked';
  if (facts.now >= link.timeExpires) return 'expired';
  if (facts.isCreatorDisabled) return 'creatorDisabled';
  if (facts.isSchoolArchived) return 'schoolArchived';
  return facts.isFeatureOn ? null : 'featureOff';
}

/** Every one of them is written down. */
export const responderEvents = [
  'codeSent',
  'codeRejected',
  'opened',
  'viewed',
  'downloaded',
  'rejected',
] as const;
export type ResponderEvent = (typeof responderEvents)[number];
