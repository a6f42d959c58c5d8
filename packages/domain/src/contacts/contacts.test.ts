import { describe, expect, it } from 'vitest';
import { abilities, type Actor } from '../permissions/index.ts';
import {
  cedarCreek,
  clerkOfOakHill,
  oakHill,
  officerOfOakHill,
  principalOfOakHill,
  providerStaff,
  safetyCoordinator,
} from '../permissions/testing/index.ts';
import {
  contactFormSchema,
  contactLimits,
  contactRules,
  isSkillKey,
  isSkillNameTaken,
  phoneDigits,
  seededSkills,
  skillKey,
  skillRules,
  skillWords,
} from './index.ts';

describe('a skill key', () => {
  it('is a number in four digits of base 62, padded with zeros', () => {
    expect([0, 61, 62, contactLimits.mostSkillId].map(skillKey)).toEqual(['0000', '000z', '0010', 'zzua']);
    expect(['0000', 'zzua', 'zzub', '123', '12-4', ''].map(isSkillKey)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(() => skillKey(contactLimits.mostSkillId + 1)).toThrow(RangeError);
  });
});

describe('the default skills', () => {
  it('each have a name of their own in both languages', () => {
    for (const language of ['en', 'es']) {
      const names = seededSkills.map((skill) => skillWords(skill, language).name.toLowerCase());
      expect(new Set(names).size).toBe(seededSkills.length);
    }
  });

  it('take the name of another one in neither language nor case', () => {
    expect(isSkillNameTaken(seededSkills, 'first AID', null)).toBe(true);
    expect(isSkillNameTaken(seededSkills, 'ENFERMERIA', null)).toBe(true);
    expect(isSkillNameTaken(seededSkills, 'Knots', null)).toBe(false);
    const [own] = seededSkills;
    expect(isSkillNameTaken(seededSkills, own?.name ?? '', own?.id ?? '')).toBe(false);
  });
});

it.each([
  ['(478) 555-0123', '4785550123'],
  ['478.555.0123', '4785550123'],
  ['+1 478 555 0123', '4785550123'],
  ['1-478-555-0123', '4785550123'],
  ['4785550123', '4785550123'],
  ['478 555 0123 x12', null],
  ['478-555-0123 ext. 4', null],
  ['178 555 0123', null],
  ['555-0123', null],
  ['+44 20 7946 0958', null],
])('the phone number %j is %j', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});

it('a form names what is missing or wrong', () => {
  const problems = contactFormSchema
    .safeParse({ firstName: ' ', lastName: '', email: 'ana@x', phoneNumber: '12', title: '', skillIds: [] })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(problems).toEqual([
    'firstName: required',
    'lastName: required',
    'email: email',
    'phoneNumber: phone',
  ]);
});

it.each([
  ['the coordinator', safetyCoordinator, 'view edit viewSkills addSkills manageSkills'],
  ['the principal', principalOfOakHill, 'view edit viewSkills addSkills'],
  ['the officer', officerOfOakHill, 'view viewSkills'],
  ['the clerk', clerkOfOakHill, ''],
  ['provider staff', providerStaff, 'view edit viewSkills addSkills manageSkills'],
  ['a coordinator without the feature', withoutPlans(safetyCoordinator), ''],
])('%s may do with contacts: %s', (_name, actor, expected) => {
  const facts = { schoolId: oakHill, isSchoolArchived: false };
  const ofSkills = Object.entries(abilities(skillRules, actor, null));
  const all = [
    ...Object.entries(abilities(contactRules, actor, facts)),
    ...ofSkills.map(([name, may]) => [`${name}Skills`, may] as const),
  ];
  expect(
    all
      .filter(([, may]) => may)
      .map(([name]) => name)
      .join(' '),
  ).toBe(expected);
});

it('the contacts of an archived or a foreign school are not edited', () => {
  const archived = { schoolId: oakHill, isSchoolArchived: true };
  expect(abilities(contactRules, principalOfOakHill, archived)).toEqual({ view: true, edit: false });
  const foreign = { schoolId: cedarCreek, isSchoolArchived: false };
  expect(abilities(contactRules, principalOfOakHill, foreign)).toEqual({ view: false, edit: false });
});

function withoutPlans(actor: Actor): Actor {
  return { ...actor, features: { ...actor.features, enableEops: false } };
}
