import { describe, expect, it } from 'vitest';
import { type AccountFacts, schoolsWithChangedList } from './index.ts';

const paul: AccountFacts = {
  id: 'paul',
  firstName: 'Paul',
  lastName: 'Reed',
  title: 'Principal',
  phoneNumber: null,
  role: 'principal',
  isDistrictLevel: false,
  roleSchoolIds: ['oak', 'pine'],
  isSchoolDogStaff: false,
  isDisabled: false,
};

describe('a change of an account shows in the contact lists', () => {
  it.each<[string, Partial<AccountFacts>, ReturnType<typeof schoolsWithChangedList>]>([
    ['of both schools when the phone changes', { phoneNumber: '4785550123' }, ['oak', 'pine']],
    ['of the schools left and entered', { roleSchoolIds: ['pine', 'elm'] }, ['oak', 'elm']],
    ['of both schools when it is disabled', { isDisabled: true }, ['oak', 'pine']],
    ['of every school when the person moves to the district', { isDistrictLevel: true }, 'all'],
    ['of none when another fact of it changes', {}, []],
    ['of both schools when it becomes one of provider staff', { isSchoolDogStaff: true }, ['oak', 'pine']],
  ])('%s', (_name, change, expected) => {
    expect(schoolsWithChangedList(paul, { ...paul, ...change })).toEqual(expected);
  });

  it('of no school while it is disabled', () => {
    const disabled = { ...paul, isDisabled: true };
    expect(schoolsWithChangedList(disabled, { ...disabled, lastName: 'Rhodes' })).toEqual([]);
  });

  it('of its schools when it is added or deleted', () => {
    expect(schoolsWithChangedList(null, paul)).toEqual(['oak', 'pine']);
    expect(schoolsWithChangedList(paul, null)).toEqual(['oak', 'pine']);
  });

  it('of no school when a district user stays as they are', () => {
    const district = { ...paul, isDistrictLevel: true };
    expect(schoolsWithChangedList(district, { ...district, roleSchoolIds: [] })).toEqual([]);
  });
});
