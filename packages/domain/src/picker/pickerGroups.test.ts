import { describe, expect, it } from 'vitest';
import { groupPeople, trimSelection, type Person } from './index.ts';

const person = (id: string, facts: Partial<Person> = {}): Person => ({
  id,
  firstName: id,
  lastName: 'Lee',
  isDistrictUser: false,
  roleSchoolIds: [],
  isSchoolDogStaff: false,
  isDisabled: false,
  ...facts,
});

const allPeople = [
  person('visitor'),
  person('support', { isSchoolDogStaff: true, isDistrictUser: true }),
  person('teacherOfPine', { roleSchoolIds: ['pine'] }),
  person('teacherOfOak', { roleSchoolIds: ['oak'] }),
  person('nurse', { roleSchoolIds: ['oak', 'pine'] }),
  person('coordinator', { isDistrictUser: true }),
  person('me', { roleSchoolIds: ['oak'] }),
  person('gone', { isDisabled: true }),
];
const options = {
  selfId: 'me',
  schoolNames: new Map([
    ['pine', 'Pine Ridge'],
    ['oak', 'Oak Hill'],
  ]),
};
const shown = (groups: ReturnType<typeof groupPeople>) =>
  groups.map(({ kind, schoolId, people }) => [kind, schoolId, people.map(({ id }) => id)]);

describe('a user picker', () => {
  it('groups self, district, multiple schools, schools by name, provider staff, other; and hides disabled people', () => {
    expect(shown(groupPeople(allPeople, options))).toEqual([
      ['self', null, ['me']],
      ['district', null, ['coordinator']],
      ['multipleSchools', null, ['nurse']],
      ['school', 'oak', ['teacherOfOak']],
      ['school', 'pine', ['teacherOfPine']],
      ['providerStaff', null, ['support']],
      ['other', null, ['visitor']],
    ]);
  });

  it('can be limited to given people', () => {
    expect(shown(groupPeople(allPeople, { ...options, onlyIds: new Set(['nurse', 'gone']) }))).toEqual([
      ['multipleSchools', null, ['nurse']],
    ]);
  });

  it("offers for a school's contacts only district people and that school's own, never provider staff", () => {
    const offered = groupPeople(allPeople, { ...options, contactsOfSchoolId: 'pine' }).flatMap(({ people }) =>
      people.map(({ id }) => id),
    );
    expect(offered).toEqual(['coordinator', 'nurse', 'teacherOfPine']);
  });

  it('truncates a selection to the maximum', () => {
    expect(trimSelection(['a', 'b', 'c'], 2)).toEqual(['a', 'b']);
    expect(trimSelection(['a'], undefined)).toEqual(['a']);
  });
});
