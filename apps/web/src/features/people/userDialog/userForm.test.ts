import type { User } from '@schooldog/contract/people';
import { atSchools, everywhere, nowhere, permissions } from '@schooldog/domain/permissions';
import { userMerge } from '@schooldog/domain/people';
import { describe, expect, it } from 'vitest';
import { problemsOf } from './problems.ts';
import {
  emptyUserForm,
  fieldsOf,
  formOf,
  newUserOf,
  roleDefaults,
  type UserFormValues,
  valuesOf,
} from './userForm.ts';

const oakHill = 'OakHill0000000000001';
const mapleGrove = 'MapleGrove0000000002';
const stored: UserFormValues = {
  ...emptyUserForm(),
  firstName: 'Elena',
  lastName: 'Ortiz',
  email: 'elena.ortiz@example.org',
  role: 'principal',
  roleSchoolIds: [oakHill, mapleGrove],
  permissions: { 'log entries': atSchools([mapleGrove, oakHill]), 'view entries': everywhere },
};

const user: User = {
  ...stored,
  id: 'Elena000000000000001',
  role: 'principal',
  phoneNumber: null,
  roleSchoolIds: [oakHill, mapleGrove],
  emailVerified: true,
  dashboardOrder: [],
  isDisabled: false,
  disabledMetadata: null,
  status: 'active',
  hasSecondFactor: false,
  timeLastSignedIn: null,
  timeCreated: '2026-01-01T00:00:00.000Z',
  timeUpdated: '2026-01-01T00:00:00.000Z',
};

const editOf = (changes: Partial<UserFormValues>, of = user) =>
  userMerge.compare(fieldsOf(formOf(of), of), fieldsOf({ ...formOf(of), ...changes }, of));

describe('what an edit sends', () => {
  it('is nothing when nothing changed', () => {
    const same = {
      firstName: ' Elena ',
      roleSchoolIds: [mapleGrove, oakHill],
      permissions: { ...stored.permissions, 'record drills': nowhere },
    };
    expect(editOf(same)).toEqual({});
  });

  it('is each changed field and no other, with what was seen', () => {
    const changes = { lastName: 'Ortiz-Kim', phoneNumber: '4045550123', alwaysShowTakePicture: true };
    expect(editOf(changes)).toEqual({
      lastName: { from: 'Ortiz', to: 'Ortiz-Kim' },
      phoneNumber: { from: null, to: '4045550123' },
      alwaysShowTakePicture: { from: false, to: true },
    });
    expect(editOf({ phoneNumber: '' }, { ...user, phoneNumber: '4045550123' })).toEqual({
      phoneNumber: { from: '4045550123', to: null },
    });
  });

  it('is each permission as it is stored, without what needs another one', () => {
    const changed = { 'manage entries': everywhere, 'record drills': atSchools([oakHill]) };
    expect(editOf({ permissions: changed })).toEqual({
      permissions: {
        'log entries': { from: atSchools([mapleGrove, oakHill]), to: null },
        'view entries': { from: everywhere, to: null },
        'record drills': { from: null, to: atSchools([oakHill]) },
      },
    });
  });

  it('drops single schools beside all schools', () => {
    expect(editOf({ isDistrictLevel: true })).toEqual({
      isDistrictLevel: { from: false, to: true },
      roleSchoolIds: { added: [], removed: [oakHill, mapleGrove] },
    });
  });

  it('leaves a label of earlier days alone', () => {
    const old = { ...user, role: 'school_safety_team' } as const;
    expect(editOf({ title: 'Leader' }, old)).toEqual({ title: { from: '', to: 'Leader' } });
    expect(editOf({ role: 'educator' }, old)).toEqual({
      role: { from: 'school_safety_team', to: 'educator' },
    });
  });

  it('is one preference among all of them', () => {
    const communicationPreferences = { ...stored.communicationPreferences, nudge: false };
    expect(editOf({ communicationPreferences })).toEqual({
      communicationPreferences: { nudge: { from: true, to: false } },
    });
  });
});

it('an account comes back into the form as it was', () => {
  const { email, ...values } = formOf(user);
  expect(email).toBe(stored.email);
  expect(valuesOf(fieldsOf(formOf(user), user))).toEqual(values);
});

describe('a chosen role', () => {
  it('sets all schools and work order staff by its defaults', () => {
    expect(roleDefaults('maintenance_supervisor')).toEqual({
      role: 'maintenance_supervisor',
      isDistrictLevel: true,
      isPrimarilyTaskUser: true,
    });
    expect(roleDefaults('educator')).toEqual({
      role: 'educator',
      isDistrictLevel: false,
      isPrimarilyTaskUser: false,
    });
  });

  it('is what a new user cannot be sent without', () => {
    expect(newUserOf({ ...stored, role: null })).toBeNull();
    expect(newUserOf(stored)).toMatchObject({ role: 'principal', email: 'elena.ortiz@example.org' });
  });
});

describe('what keeps a form from being saved', () => {
  const features = { enableWorkOrders: true, enableEops: true };
  const options = { isNew: true, editable: permissions, features };

  it('names, email and role are required', () => {
    expect(problemsOf(emptyUserForm(), options)).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      role: 'required',
    });
  });

  it('an address and a phone have their forms', () => {
    const wrong = { ...stored, email: 'elena', phoneNumber: '404' };
    expect(problemsOf(wrong, options)).toEqual({ email: 'email', phoneNumber: 'phone' });
    expect(problemsOf(wrong, { ...options, isNew: false })).toEqual({ phoneNumber: 'phone' });
  });

  it('a ticked permission needs a school, unless it is hidden or not to be edited', () => {
    const values = {
      ...stored,
      permissions: { 'log entries': atSchools([]), 'propose tasks': atSchools([]) },
    };
    expect(problemsOf(values, options)).toEqual({
      'permissions.log entries': 'required',
      'permissions.propose tasks': 'required',
    });
    const hidden = { ...options, features: { ...features, enableWorkOrders: false } };
    expect(problemsOf(values, hidden)).toEqual({ 'permissions.log entries': 'required' });
    expect(problemsOf(values, { ...options, editable: [] })).toEqual({});
  });
});
