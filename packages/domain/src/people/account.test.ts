import { describe, expect, it } from 'vitest';
import { defaultCommunicationPreferences } from '../notifications/index.ts';
import { atSchools, permissions } from '../permissions/index.ts';
import { testId } from '../permissions/testing/index.ts';
import { emailSchema, newUserSchema, userFields, userMerge } from './index.ts';

const newUser = {
  email: 'Paula@District.test',
  firstName: ' Paula ',
  lastName: 'Reyes',
  title: '',
  phoneNumber: null,
  alwaysShowTakePicture: false,
  autoSignOut: false,
  communicationPreferences: defaultCommunicationPreferences(),
  role: 'principal',
  isDistrictLevel: false,
  roleSchoolIds: [testId('oakHill')],
  permissions: { 'log entries': atSchools([testId('oakHill')]) },
  isPrimarilyTaskUser: false,
  isSchoolDogStaff: false,
};

const messagesOf = (facts: object) =>
  newUserSchema
    .safeParse({ ...newUser, ...facts })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('a new user', () => {
  it('has a trimmed name, and an address in lower case', () => {
    expect(newUserSchema.parse(newUser)).toMatchObject({ firstName: 'Paula', email: 'paula@district.test' });
  });

  it.each([
    [{ firstName: '  ' }, 'firstName: required'],
    [{ lastName: '' }, 'lastName: required'],
    [{ email: '' }, 'email: required'],
    [{ email: 'paula@district' }, 'email: email'],
    [{ email: 'pau la@district.test' }, 'email: email'],
    [{ firstName: 'x'.repeat(81) }, 'firstName: tooLong'],
    [{ title: 'x'.repeat(121) }, 'title: tooLong'],
    [{ phoneNumber: '555-0100' }, 'phoneNumber: phone'],
    [{ phoneNumber: '478555010' }, 'phoneNumber: phone'],
  ])('%j is rejected as %s', (facts, message) => {
    expect(messagesOf(facts)).toContain(message);
  });

  it('has one of the roles that can be chosen, and no old label', () => {
    for (const role of ['', 'king', 'school_safety_team'])
      expect(messagesOf({ role })).toEqual([expect.stringMatching(/^role: /)]);
  });

  it('has permissions and schools of the known shape only', () => {
    const always = { hasPermission: true, always: true, forSchools: [], internalKey: 0 };
    expect(messagesOf({ permissions: { 'rule the world': always } })).toHaveLength(1);
    expect(messagesOf({ roleSchoolIds: ['short'] })).toHaveLength(1);
    expect(messagesOf({ communicationPreferences: {} }).length).toBeGreaterThan(0);
    const all = Object.fromEntries(permissions.map((permission) => [permission, always]));
    expect(messagesOf({ permissions: all })).toEqual([]);
  });
});

describe('an edit of a user', () => {
  const { editSchema } = userMerge;
  const to = (value: unknown) => ({ from: null, to: value });

  it('may name any of the fields, except the address and server-only fields', () => {
    const sent = {
      title: to('Principal'),
      email: to('else@where.test'),
      emailVerified: to(true),
      isDisabled: to(true),
      createdBy: to(testId('creator')),
      id: to(testId('another')),
    };
    expect(editSchema.parse(sent)).toEqual({ title: to('Principal') });
    expect(editSchema.parse({})).toEqual({});
  });

  it('is checked like a new user', () => {
    expect(editSchema.safeParse({ firstName: to(' ') }).success).toBe(false);
    expect(editSchema.safeParse({ role: to('school_safety_team') }).success).toBe(false);
    expect(editSchema.safeParse({ role: { from: 'school_safety_team', to: 'educator' } }).success).toBe(true);
    expect(editSchema.safeParse({ communicationPreferences: { marketing: to(true) } }).success).toBe(false);
  });
});

it('an address identifies one person however it is typed', () => {
  expect(emailSchema.parse('  PAULA@District.TEST ')).toBe('paula@district.test');
});

it('the history of a user holds every field that a form can send, and whether they are disabled', () => {
  const sendable = [...Object.keys(newUserSchema.shape), 'isDisabled'];
  expect(userFields.toSorted()).toEqual(sendable.toSorted());
});
