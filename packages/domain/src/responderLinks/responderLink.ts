// A link with which a named person of the police, the fire department or another agency reads certified plans.
import { z } from 'zod';
import { eopComponentIdSchema, type EopKind } from '../eop/index.ts';
import { idSchema, isEmailAddress, limitedText, maxEmailLength, requiredLine } from '../kernel/index.ts';

export const responderLimits = {
  name: 100,
  agency: 100,
  components: 300,
  /** Live links of one school at a time. */
  livePerSchool: 20,
  codeMinutes: 10,
  codeTries: 5,
  /** How long a device may read after a code was entered on it. */
  visitHours: 8,
} as const;

export const responderDays = [1, 7, 30] as const;
export type ResponderDays = (typeof responderDays)[number];
export const usualResponderDays = 7 satisfies ResponderDays;

export const responderEmailSchema = requiredLine(maxEmailLength)
  .refine(isEmailAddress, 'email')
  .transform((email) => email.toLowerCase());

export const newResponderLinkSchema = z.object({
  linkId: idSchema,
  schoolId: idSchema,
  personName: requiredLine(responderLimits.name),
  agency: requiredLine(responderLimits.agency),
  email: responderEmailSchema,
  days: z.literal(responderDays),
  /** Null: every certified component of the school, also those certified later. */
  componentIds: z.array(eopComponentIdSchema).min(1).max(responderLimits.components).nullable(),
  /** The contact list and the tables of roles, which are left out otherwise, even if they were chosen. */
  includesContacts: z.boolean(),
  mayDownload: z.boolean(),
});
export type NewResponderLink = z.infer<typeof newResponderLinkSchema>;

/** 256 random bits. */
export const responderTokenSchema = limitedText(100);
export const responderCodeSchema = limitedText(20).transform((code) => code.replaceAll(/\s/g, ''));

/** Why a link no longer opens anything. */
const linkEnds = ['expired', 'revoked', 'creatorDisabled', 'schoolArchived', 'featureOff'] as const;
export const linkEndSchema = z.enum(linkEnds);
export type LinkEnd = (typeof linkEnds)[number];

export type LinkFacts = Readonly<{
  now: Date;
  /** Also when the account no longer exists. */
  isCreatorDisabled: boolean;
  isSchoolArchived: boolean;
  isFeatureOn: boolean;
}>;

export function linkEnd(
  link: Readonly<{ timeExpires: Date; timeRevoked: Date | null }>,
  facts: LinkFacts,
): LinkEnd | null {
  if (link.timeRevoked !== null) return 'revoked';
  if (facts.now >= link.timeExpires) return 'expired';
  if (facts.isCreatorDisabled) return 'creatorDisabled';
  if (facts.isSchoolArchived) return 'schoolArchived';
  return facts.isFeatureOn ? null : 'featureOff';
}

/** Every one of them is recorded. */
const responderEvents = [
  'linkOpened',
  'codeSent',
  'codeWrong',
  'codeEntered',
  'viewed',
  'downloaded',
  'rejected',
] as const;
export const responderEventSchema = z.enum(responderEvents);
export type ResponderEvent = (typeof responderEvents)[number];

export function isFailure(event: ResponderEvent): boolean {
  return event === 'codeWrong' || event === 'rejected';
}

type Shared = Readonly<{ componentIds: readonly string[] | null; includesContacts: boolean }>;
type Component = Readonly<{
  id: string;
  kind: EopKind;
  isEverCertified: boolean;
  isArchived: boolean;
}>;

/** Only certified copies, and people only where the creator decided so. */
export function isOpenedBy({ componentIds, includesContacts }: Shared, component: Component): boolean {
  const { id, kind, isEverCertified, isArchived } = component;
  const isChosen = componentIds === null || componentIds.includes(id);
  return isChosen && isEverCertified && !isArchived && (kind === 'document' || includesContacts);
}

/** "s•••@police.example": enough to recognize an own address, too little to learn one. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${at > 1 ? first : ''}•••${email.slice(at)}`;
}

export function expiryOf(now: Date, days: ResponderDays): Date {
  return new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
}

/** Without an agency, as in a link that was shared by email, the address says who it is. */
export function watermarkLines(
  { personName, agency, email }: Readonly<{ personName: string; agency: string; email: string }>,
  timeText: string,
): string[] {
  return [personName, agency === '' ? email : agency, timeText];
}
