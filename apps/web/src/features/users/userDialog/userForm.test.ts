import { atSchools, everywhere, nowhere, permissions } from '@schooldog/domain/permissions';
import { describe, expect, it } from 'vitest';
import { problemsOf } from './problems.ts';
import { changesOf, emptyUserForm, newUserOf, roleDefaults, type UserFormValues } from './userForm.ts';

const oakHill = 'OakHill0000000000001';
const mapleGrove = 'MapleGrove0000000002';
const stored: UserFormValues = {
  ...emptyUserForm(),
  firstName: 'Elena',
  lastName: 'Ortiz',
  email: 'elena.ortiz@example.org',
  role: 'principal',
  roleSchoolIds: [oakHill, mapleGrove],
  permissions: { 'log entries': atSchools([oakHill, mapleGrove]), 'view entries': everywhere },
};

describe('what an edit sends', () => {
  it('is nothing when nothing changed', () => {
    const same = {
      ...stored,
      firstName: ' Elena ',
      roleSchoolIds: [mapleGrove, oakHill],
      permissions: { ...stored.permissions, 'record drills': nowhere },
    };
    expect(changesOf(stored, same)).toEqual({});
  });

  it('is each changed field and no other', () => {
    const after = {
      ...stored,
      lastName: 'Ortiz-Kim',
      phoneNumber: '4045550123',
      alwaysShowTakePicture: true,
    };
    expect(changesOf(stored, after)).toEqual({
      lastName: 'Ortiz-Kim',
      phoneNumber: '4045550123',
      alwaysShowTakePicture: true,
    });
    expect(changesOf(after, { ...after, phoneNumber: '' })).toEqual({ phoneNumber: null });
  });

  it('is the permissions as they are stored, without what needs another one', () => {
    const after = {
      ...stored,
      permissions: { 'manage entries': everywhere, 'record drills': atSchools([oakHill]) },
    };
    expect(changesOf(stored, after)).toEqual({ permissions: { 'record drills': atSchools([oakHill]) } });
  });

  it('drops single schools beside all schools', () => {
    expect(changesOf(stored, { ...stored, isDistrictLevel: true })).toEqual({
      isDistrictLevel: true,
      roleSchoolIds: [],
    });
  });

  it('leaves a label of earlier days alone', () => {
    const old = { ...stored, role: 'school_safety_team' } as const;
    expect(changesOf(old, { ...old, title: 'Leader' })).toEqual({ title: 'Leader' });
    expect(changesOf(old, { ...old, role: 'educator' })).toEqual({ role: 'educator' });
  });

  it('is one preference among all of them', () => {
    const communicationPreferences = { ...stored.communicationPreferences, nudge: false };
    expect(changesOf(stored, { ...stored, communicationPreferences })).toEqual({ communicationPreferences });
  });
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
