import {
  type ContactFilter,
  defaultSkillId,
  matchesContact,
  seededSkills,
  skillKey,
} from '@schooldog/domain/contacts';
import { runs } from '@schooldog/domain/testing';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../platform/identity/schema.ts';
import { testApp, type TestApp, type TestClient } from '../../testing/app.ts';
import { overlapping } from '../../testing/overlapping.ts';
import { aPerson, aSchool, someStaff, type TestPerson, type TestSchool } from '../../testing/people.ts';
import { peopleAndContactsOf } from './index.ts';
import { skills, userSkills } from './schema.ts';
import { aContactForm, aContactOf } from './testing/aContactOf.ts';

let fixture: TestApp;
let oakHill: TestSchool;
let pineRidge: TestSchool;
let nurse: TestPerson;
let coordinator: TestClient;
let principal: TestClient;
const firstAid = defaultSkillId('firstAid');
const cpr = defaultSkillId('cpr');
const refused = (code: string): unknown => expect.objectContaining({ code });
const newId = () => fixture.app.services.makeId();

beforeAll(async () => {
  fixture = await testApp();
  const { database, as } = fixture;
  oakHill = await aSchool(database, 'Oak Hill Elementary');
  pineRidge = await aSchool(database, 'Pine Ridge Elementary');
  coordinator = await as(await aPerson(database, { role: 'district_safety_coordinator', firstName: 'Dana' }));
  principal = await as(await aPerson(database, { role: 'principal', at: [oakHill], firstName: 'Paul' }));
  nurse = await aPerson(database, {
    role: 'educator',
    at: [oakHill],
    firstName: 'Nina',
    lastName: 'Núñez',
    email: 'nina@people.test',
    phoneNumber: '4785550199',
  });
  await aPerson(database, { role: 'educator', at: [oakHill], firstName: 'Gone', isDisabled: true });
  await aPerson(database, { role: 'educator', at: [pineRidge], firstName: 'Other' });
  await someStaff(database);
});

const listed = async (schoolId: string, filter: ContactFilter = {}) =>
  (await coordinator.contacts.listContacts({ schoolId, ...filter })).contacts;
const namesOf = async (schoolId: string, filter: ContactFilter = {}) =>
  (await listed(schoolId, filter)).map(({ firstName }) => firstName);

it('a district begins with the default skills', async () => {
  const rows = await fixture.database.db.select().from(skills);
  const stored = rows.map(({ id, name, category }) => ({ id, name, category }));
  expect(stored).toEqual(expect.arrayContaining([...seededSkills]));
  expect(stored).toHaveLength(seededSkills.length);
});

describe('a contact list', () => {
  it('holds contacts and the people of the school and district with an account, by last name', async () => {
    await aContactOf(fixture.database, oakHill.id, { firstName: 'Zoe', lastName: 'Ábalos' });
    expect(await namesOf(oakHill.id)).toEqual(['Zoe', 'Nina', 'Dana', 'Paul']);
    expect(await namesOf(oakHill.id, { kind: 'contacts' })).toEqual(['Zoe']);
    expect((await listed(oakHill.id, { search: '(478) 555-0199' })).map(({ userId }) => userId)).toEqual([
      nurse.id,
    ]);
    expect(await namesOf(oakHill.id, { search: 'nunez ni' })).toEqual(['Nina']);
    expect(await namesOf(oakHill.id, { titles: ['Crossing Guard'] })).toEqual(['Zoe']);
  });

  it('counts as many on the list of schools as it has rows', async () => {
    const counts = await coordinator.contacts.listContactSchools();
    for (const { schoolId, contacts } of counts) {
      expect(contacts).toBe((await listed(schoolId)).length);
      expect((await coordinator.contacts.getContactSummary({ schoolId })).total).toBe(contacts);
    }
    expect(counts).toHaveLength(2);
    expect((await principal.contacts.listContactSchools()).map(({ schoolId }) => schoolId)).toEqual([
      oakHill.id,
    ]);
  });

  it('makes one row of a contact whose address gains an account, with the skills of both', async () => {
    const contact = await aContactOf(fixture.database, pineRidge.id, {
      email: 'Late@People.test',
      skillIds: [firstAid],
    });
    const count = (await listed(pineRidge.id)).length;
    const late = await aPerson(fixture.database, {
      role: 'educator',
      at: [pineRidge],
      firstName: 'Late',
      email: 'late@people.test',
    });
    await fixture.database.db
      .insert(userSkills)
      .values({ schoolId: pineRidge.id, userId: late.id, skillIds: [cpr] });
    const rows = await listed(pineRidge.id);
    expect(rows).toHaveLength(count);
    expect(rows.find(({ userId }) => userId === late.id)).toMatchObject({
      contactId: contact.id,
      firstName: 'Late',
      skillIds: expect.arrayContaining([firstAid, cpr]),
    });

    const edit = { skillIds: { added: [], removed: [firstAid] } };
    await coordinator.contacts.editUserSkills({ schoolId: pineRidge.id, userId: late.id, edit });
    await fixture.database.db.update(users).set({ isDisabled: true }).where(eq(users.id, late.id));
    expect((await listed(pineRidge.id)).find(({ contactId }) => contactId === contact.id)).toMatchObject({
      userId: null,
      skillIds: [cpr],
    });
  });

  it('comes in pages of 50, each row once', async () => {
    const school = await aSchool(fixture.database, 'Large School');
    for (let number = 0; number < 60; number += 1)
      await aContactOf(fixture.database, school.id, { lastName: `Name ${number % 7}` });
    const first = await coordinator.contacts.listContacts({ schoolId: school.id });
    const second = await coordinator.contacts.listContacts({ schoolId: school.id, before: first.next ?? '' });
    expect([first.contacts.length, first.count, second.count, second.next]).toEqual([50, 61, 61, null]);
    const ids = [...first.contacts, ...second.contacts].map(({ contactId, userId }) => contactId ?? userId);
    expect(new Set(ids).size).toBe(61);
  });

  it('is searched and filtered as the domain says', async () => {
    const school = await aSchool(fixture.database, 'Filtered School');
    const text = fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom(...'abÁñ-.4 '.split('')) });
    const aFact = fc.record({
      firstName: text,
      lastName: text,
      title: fc.constantFrom('', 'Nurse', 'a b'),
      phoneNumber: fc.constantFrom('4785550123', '4044440404'),
      skillIds: fc.subarray([firstAid, cpr]),
    });
    for (const facts of fc.sample(aFact, 60)) await aContactOf(fixture.database, school.id, facts);
    const everyone = await peopleAndContactsOf(fixture.database.db, school.id);
    const aFilter: fc.Arbitrary<ContactFilter> = fc.record(
      {
        search: fc.oneof(text, fc.constantFrom('478', '555', 'contacts', 'a b')).map((typed) => typed.trim()),
        skillIds: fc.subarray([firstAid, cpr]),
        titles: fc.subarray(['', 'Nurse']),
        kind: fc.constantFrom('users' as const, 'contacts' as const),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(aFilter, async (filter) => {
        const { count } = await coordinator.contacts.listContacts({ schoolId: school.id, ...filter });
        expect(count).toBe(everyone.filter((contact) => matchesContact(contact, filter)).length);
      }),
      runs(60),
    );
  });
});

describe('a contact', () => {
  const add = (facts: Parameters<typeof aContactForm>[0] = {}, contactId = newId()) =>
    principal.contacts.addContact({ contactId, schoolId: oakHill.id, contact: aContactForm(facts) });

  it('is added, edited by two people at once, and deleted', async () => {
    const { contactId } = await add({ title: 'Guard' });
    if (contactId === null) throw new Error('a contact has an id');
    await principal.contacts.editContact({ contactId, edit: { title: { from: 'Guard', to: 'Coach' } } });
    const merged = await coordinator.contacts.editContact({
      contactId,
      edit: {
        lastName: { from: 'Lee', to: 'Li' },
        skillIds: { added: [firstAid], removed: [] },
      },
    });
    expect(merged).toMatchObject({ title: 'Coach', lastName: 'Li', skillIds: [firstAid] });
    await expect(
      coordinator.contacts.editContact({ contactId, edit: { title: { from: 'Guard', to: 'Nurse' } } }),
    ).rejects.toEqual(refused('record.conflict'));
    await principal.contacts.deleteContact({ contactId });
    await expect(principal.contacts.deleteContact({ contactId })).rejects.toEqual(
      refused('contact.notFound'),
    );
  });

  it('has an address that nobody else on the list has, whatever its case', async () => {
    const { contactId } = await add({ email: 'One@contacts.test' });
    await expect(add({ email: 'oNE@contacts.test' })).rejects.toEqual(refused('contact.emailTaken'));
    await expect(add({ email: 'NINA@people.test' })).rejects.toEqual(refused('contact.emailOfUser'));
    await expect(add({}, contactId ?? '')).rejects.toEqual(refused('contact.idTaken'));
    const elsewhere = aContactForm({ email: 'one@contacts.test' });
    await coordinator.contacts.addContact({
      contactId: newId(),
      schoolId: pineRidge.id,
      contact: elsewhere,
    });
    const edit = { email: { from: 'One@contacts.test', to: 'nina@people.test' } };
    await expect(principal.contacts.editContact({ contactId: contactId ?? '', edit })).rejects.toEqual(
      refused('contact.emailOfUser'),
    );
  });

  it('has only known skills', async () => {
    await expect(add({ skillIds: ['zz00'] })).rejects.toEqual(refused('contact.invalidSkill'));
    await expect(add({ skillIds: ['zzzz'] })).rejects.toMatchObject({ status: 400 });
  });

  it('of an archived school is only read', async () => {
    const school = await aSchool(fixture.database, 'Closed School');
    const { id: contactId } = await aContactOf(fixture.database, school.id);
    await coordinator.schools.archiveSchool({ schoolId: school.id });
    expect((await coordinator.contacts.getContactSummary({ schoolId: school.id })).isSchoolArchived).toBe(
      true,
    );
    await expect(coordinator.contacts.deleteContact({ contactId })).rejects.toEqual(
      refused('contact.schoolArchived'),
    );
    await expect(
      coordinator.contacts.addContact({ contactId: newId(), schoolId: school.id, contact: aContactForm() }),
    ).rejects.toEqual(refused('contact.schoolArchived'));
  });
});

describe('a skill', () => {
  const knots = { skillId: skillKey(9000), name: 'Knots', category: '' };

  it('is added by editors of contacts under a free name and a valid id', async () => {
    expect(await principal.contacts.addSkill(knots)).toMatchObject({ category: 'Uncategorized' });
    const again = { ...knots, skillId: skillKey(9001) };
    await expect(principal.contacts.addSkill({ ...again, name: 'kNOTS' })).rejects.toEqual(
      refused('contact.skillTaken'),
    );
    await expect(principal.contacts.addSkill({ ...again, name: 'Primeros auxilios' })).rejects.toEqual(
      refused('contact.skillTaken'),
    );
    await expect(principal.contacts.addSkill({ ...again, name: '' })).rejects.toEqual(
      refused('contact.invalidSkill'),
    );
    await expect(principal.contacts.addSkill({ ...again, name: 'Ropes', skillId: 'zzzz' })).rejects.toEqual(
      refused('contact.invalidSkillId'),
    );
  });

  it('is renamed and deleted for everyone', async () => {
    const { skillId } = knots;
    const { id } = await aContactOf(fixture.database, oakHill.id, { skillIds: [skillId, cpr] });
    await coordinator.contacts.editSkill({ skillId, edit: { name: { from: 'Knots', to: 'Rope work' } } });
    expect(await coordinator.contacts.getSkillUses({ skillId })).toEqual({ people: 1, roles: 0 });
    await coordinator.contacts.deleteSkill({ skillId });
    const row = (await listed(oakHill.id)).find(({ contactId }) => contactId === id);
    expect(row?.skillIds).toEqual([cpr]);
  });

  describe('that is deleted while someone gets it', () => {
    const skillId = skillKey(9002);
    const added = { skillIds: { added: [skillId], removed: [] } };
    const deletion = () => coordinator.contacts.deleteSkill({ skillId });
    const withSkill = async () =>
      (await listed(oakHill.id)).filter(({ skillIds }) => skillIds.includes(skillId));

    it.each([
      [
        'a new contact',
        () => {
          const contact = aContactForm({ skillIds: [skillId] });
          return coordinator.contacts.addContact({ contactId: newId(), schoolId: oakHill.id, contact });
        },
      ],
      [
        'a contact',
        async () => {
          const { id: contactId } = await aContactOf(fixture.database, oakHill.id);
          return coordinator.contacts.editContact({ contactId, edit: added });
        },
      ],
      [
        'someone with an account',
        () => coordinator.contacts.editUserSkills({ schoolId: oakHill.id, userId: nurse.id, edit: added }),
      ],
    ])('stays with nobody: %s', async (_who, give: () => Promise<unknown>) => {
      await coordinator.contacts.addSkill({ skillId, name: 'Ropes', category: '' });
      const [given, deleted] = await overlapping(fixture.database, give, deletion);
      expect([given.status, deleted.status]).toEqual(['fulfilled', 'fulfilled']);
      expect(await withSkill()).toEqual([]);
      await coordinator.contacts.addSkill({ skillId, name: 'Ropes', category: '' });
      const [, late] = await overlapping(fixture.database, deletion, give);
      expect(late).toMatchObject({ reason: { code: 'contact.invalidSkill' } });
    });
  });
});
