import { expect, it } from 'vitest';
import { whyNot } from '../permissions/index.ts';
import {
  anActorInRole,
  oakHill,
  principalOfOakHill,
  providerStaff,
  safetyCoordinator,
} from '../permissions/testing/index.ts';
import {
  distinctRecipients,
  expiryOf,
  isFailure,
  isOpenedBy,
  linkEnd,
  maskedEmail,
  newResponderLinkSchema,
  responderEventSchema,
  responderLinkRules,
  watermarkLines,
} from './index.ts';

const now = new Date('2026-11-17T15:00:00Z');
const link = { timeExpires: new Date('2026-11-18T15:00:00Z'), timeRevoked: null };
const facts = { now, isCreatorDisabled: false, isSchoolArchived: false, isFeatureOn: true };

it('a link ends when it expires, is revoked, or loses its creator, its school or the feature', () => {
  expect(linkEnd(link, facts)).toBeNull();
  expect(linkEnd(link, { ...facts, now: new Date('2026-11-18T14:59:59.999Z') })).toBeNull();
  expect(linkEnd(link, { ...facts, now: link.timeExpires })).toBe('expired');
  expect(linkEnd({ ...link, timeRevoked: now }, { ...facts, isFeatureOn: false })).toBe('revoked');
  expect(linkEnd(link, { ...facts, isCreatorDisabled: true })).toBe('creatorDisabled');
  expect(linkEnd(link, { ...facts, isSchoolArchived: true })).toBe('schoolArchived');
  expect(linkEnd(link, { ...facts, isFeatureOn: false })).toBe('featureOff');
});

it('a link opens certified components that are in use, and people only if that was chosen', () => {
  const evacuation = { id: 'a', kind: 'document', isEverCertified: true, isArchived: false } as const;
  const contacts = { ...evacuation, id: 'b', kind: 'contactList' } as const;
  const whole = { componentIds: null, includesContacts: false };
  expect(isOpenedBy(whole, evacuation)).toBe(true);
  expect(isOpenedBy(whole, { ...evacuation, isEverCertified: false })).toBe(false);
  expect(isOpenedBy(whole, { ...evacuation, isArchived: true })).toBe(false);
  expect(isOpenedBy(whole, contacts)).toBe(false);
  expect(isOpenedBy({ ...whole, includesContacts: true }, contacts)).toBe(true);
  expect(isOpenedBy({ componentIds: ['b'], includesContacts: true }, evacuation)).toBe(false);
  expect(isOpenedBy({ componentIds: ['b'], includesContacts: false }, contacts)).toBe(false);
});

it('an address is masked so that only its owner recognizes it', () => {
  expect(maskedEmail('sam.rivera@fire.example')).toBe('s•••@fire.example');
  expect(maskedEmail('s@fire.example')).toBe('•••@fire.example');
});

it('the watermark names the agency, or the address where there is none', () => {
  const sam = { personName: 'Sam Rivera', agency: 'Oak County Fire', email: 'sam@fire.example' };
  expect(watermarkLines(sam, 'now')).toEqual(['Sam Rivera', 'Oak County Fire', 'now']);
  expect(watermarkLines({ ...sam, agency: '' }, 'now')).toEqual(['Sam Rivera', 'sam@fire.example', 'now']);
});

it('lives for whole days of 24 hours, and for no other number of them', () => {
  expect(expiryOf(now, 30).toISOString()).toBe('2026-12-17T15:00:00.000Z');
  const input = {
    linkId: 'a'.repeat(20),
    schoolId: 'b'.repeat(20),
    personName: 'Sam',
    agency: 'Fire',
    email: ' Sam@Fire.Example ',
    componentIds: null,
    includesContacts: false,
    mayDownload: false,
  };
  expect(newResponderLinkSchema.parse({ ...input, days: 7 }).email).toBe('sam@fire.example');
  expect(newResponderLinkSchema.safeParse({ ...input, days: 365 }).success).toBe(false);
  expect(newResponderLinkSchema.safeParse({ ...input, days: 7, componentIds: [] }).success).toBe(false);
});

it('an address that is given twice gets one mail, under its first name', () => {
  const [ana, ben] = [
    { email: 'ana@fire.example', firstName: 'Ana' },
    { email: 'ben@fire.example', firstName: 'Ben' },
  ] as const;
  expect(distinctRecipients([ana, ben, { ...ana, firstName: 'Anna' }])).toEqual(
    expect.arrayContaining([ana, ben]),
  );
  expect(distinctRecipients([ana, ana])).toEqual([ana]);
});

it('wrong codes and rejected requests are failures', () => {
  expect(responderEventSchema.options.filter(isFailure)).toEqual(['codeWrong', 'rejected']);
});

it('people who edit the plan see and revoke its links, others do not', () => {
  const reasons = (actor: typeof safetyCoordinator) =>
    Object.values(responderLinkRules).map((rule) => whyNot(rule, actor, { schoolId: oakHill })?.code ?? 'ok');
  const no = 'responderLink.notAllowed';
  expect(reasons(safetyCoordinator)).toEqual(['ok', 'ok']);
  expect(reasons(principalOfOakHill)).toEqual(['ok', 'ok']);
  expect(reasons(providerStaff)).toEqual(['ok', 'ok']);
  expect(reasons(anActorInRole('sro', [oakHill]))).toEqual([no, no]);
});
