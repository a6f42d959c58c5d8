import { skillKey } from '@schooldog/domain/contacts';
import { type EopRole, rolesIdOf } from '@schooldog/domain/eopRoles';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../platform/identity/schema.ts';
import { aContactOf } from '../contacts/testing/aContactOf.ts';
import { contacts, skills } from '../contacts/schema.ts';
import { type EntriesFixture, entriesFixture, refused } from '../entries/testing/fixture.ts';
import { schools } from '../schools/schema.ts';
import { roleTableContent } from './listContent.ts';
import { rosterGaps } from './present.ts';
import { eopRoles } from './schema.ts';
import { aRole, aRoleTable, newId } from './testing/aRoleTable.ts';
import { usesOfContact } from './uses.ts';

const roleTableId = 'incident_command_system';
let place: EntriesFixture;
beforeAll(async () => {
  place = await entriesFixture();
});

const table = () => ({ schoolId: place.oakHill.id, roleTableId }) as const;
const principal = () => place.clients.principal.eopRoles;
const coordinator = () => place.clients.coordinator.eopRoles;

async function aTable(...others: EopRole[]): Promise<readonly EopRole[]> {
  const { database } = place.fixture;
  await database.db.delete(eopRoles).where(eq(eopRoles.schoolId, place.oakHill.id));
  return aRoleTable(database, { schoolId: place.oakHill.id, others });
}

async function aContact(facts: Parameters<typeof aContactOf>[2] = {}): Promise<string> {
  const { id } = await aContactOf(place.fixture.database, place.oakHill.id, facts);
  return id;
}

describe('assigning people', () => {
  it('two people who fill one place never overwrite each other', async () => {
    const role = aRole();
    await aTable(role);
    const [ana, ben] = [await aContact(), await aContact()];
    const assign = { ...table(), roleId: role.id, place: 'primary', seen: null } as const;
    const first = await principal().assignRole({ ...assign, holder: { userId: null, contactId: ana } });
    expect(first.roles.at(-1)?.primary).toEqual({ userId: null, contactId: ana });
    await expect(
      coordinator().assignRole({ ...assign, holder: { userId: null, contactId: ben } }),
    ).rejects.toEqual(refused('eopRole.placeChanged'));
    const same = await coordinator().assignRole({ ...assign, holder: { userId: null, contactId: ana } });
    expect(same.roles).toEqual(first.roles);
  });

  it('takes people of the contact list only, and each of them once per role', async () => {
    const role = aRole();
    await aTable(role);
    const assign = { ...table(), roleId: role.id, seen: null } as const;
    const stranger = { userId: null, contactId: newId() };
    await expect(principal().assignRole({ ...assign, place: 'primary', holder: stranger })).rejects.toEqual(
      refused('eopRole.holderNotEligible'),
    );
    const holder = { userId: place.people.principal.id, contactId: null };
    await principal().assignRole({ ...assign, place: 'primary', holder });
    await expect(principal().assignRole({ ...assign, place: 'backup1', holder })).rejects.toEqual(
      refused('eopRole.alreadyInRole'),
    );
  });

  it('a contact who gets an account stays one person in the role', async () => {
    const email = `new.${newId().toLowerCase()}@oak.test`;
    const contactId = await aContact({ email });
    const role = aRole({ primary: { userId: null, contactId } });
    await aTable(role);
    const userId = place.people.principal.id;
    const [{ email: before } = { email: '' }] = await place.fixture.database.db
      .update(users)
      .set({ email })
      .where(eq(users.id, userId))
      .returning();
    expect(before).toBe(email);
    const { roles, health } = await principal().getRoleTable(table());
    expect(roles.at(-1)?.primary).toEqual({ userId, contactId: null });
    expect(health.gaps.filter(({ roleId }) => roleId === role.id)).toEqual([]);
  });

  it('fewer backups remove people only after it was said how many', async () => {
    const role = aRole({ backup2: { userId: place.people.principal.id, contactId: null } });
    await aTable(role);
    const input = { ...table(), numberOfBackups: 1 };
    await expect(principal().setNumberOfBackups({ ...input, placesLost: 0 })).rejects.toEqual(
      refused('eopRole.placeChanged'),
    );
    const after = await principal().setNumberOfBackups({ ...input, placesLost: 1 });
    expect(after.roles.at(-1)?.backup2).toBeNull();
    expect(after.numberOfBackups).toBe(1);
  });
});

describe('suggestions', () => {
  const skillIds = ['0011', '0012'];

  it('are the five whose skills fit best, and nobody of the role', async () => {
    const inRole = await aContact({ skillIds });
    const role = aRole({ relevantSkillIds: skillIds, primary: { userId: null, contactId: inRole } });
    await aTable(role, aRole());
    const best = await aContact({ skillIds, firstName: 'Zoe', title: 'Nurse' });
    for (let count = 0; count < 6; count += 1) await aContact({ skillIds: ['0012', '0013'] });
    await aContact({ skillIds: ['0013'] });
    const suggested = await principal().suggestRoleHolders({ ...table(), roleId: role.id });
    expect(suggested).toHaveLength(5);
    expect(suggested[0]).toEqual({
      holder: { userId: null, contactId: best },
      name: 'Zoe Lee',
      title: 'Nurse',
      phoneNumber: '4785550123',
      matchingSkillIds: skillIds,
      placesHeld: 0,
    });
    expect(suggested.slice(1).map(({ matchingSkillIds }) => matchingSkillIds)).toEqual(
      Array.from({ length: 4 }, () => ['0012']),
    );
  });

  it('are none for a role that asks for no skill or is not there', async () => {
    const role = aRole();
    await aTable(role);
    expect(await principal().suggestRoleHolders({ ...table(), roleId: role.id })).toEqual([]);
    await expect(principal().suggestRoleHolders({ ...table(), roleId: newId() })).rejects.toEqual(
      refused('eopRole.roleNotFound'),
    );
  });
});

describe('many people and schools', () => {
  it('a table names its own people only', async () => {
    const contactId = await aContact();
    await aContact();
    const roles = await aTable(aRole({ primary: { userId: null, contactId } }));
    expect(roles.length).toBeGreaterThan(1);
    const { people } = await principal().getRoleTable(table());
    expect(people.map((person) => person.contactId)).toEqual([contactId]);
  });

  it('the history names people who have left the table', async () => {
    const contactId = await aContact({ firstName: 'Una', lastName: 'Gone' });
    const role = aRole();
    await aTable(role);
    const one = { ...table(), roleId: role.id, place: 'primary' } as const;
    const holder = { userId: null, contactId };
    await principal().assignRole({ ...one, holder, seen: null });
    await principal().assignRole({ ...one, holder: null, seen: holder });
    const { changes } = await principal().getRoleTableHistory(table());
    expect(changes[0]).toMatchObject({ from: { primary: 'Una Gone' }, to: { primary: null } });
  });

  it('gaps are those of each school, also where a person is listed at another one only', async () => {
    const { database } = place.fixture;
    const email = `twice.${newId().toLowerCase()}@oak.test`;
    const [here, there] = [
      await aContactOf(database, place.oakHill.id, { email }),
      await aContactOf(database, place.pineRidge.id, { email }),
    ];
    const primaryOf = (contactId: string) => aRole({ primary: { userId: null, contactId } });
    const ofUser = aRole({ primary: { userId: place.people.principal.id, contactId: null } });
    const schoolIds = [place.oakHill.id, place.pineRidge.id];
    await database.db.delete(eopRoles);
    await aRoleTable(database, { schoolId: place.oakHill.id, others: [primaryOf(here.id), ofUser] });
    const gapsOf = async () =>
      (await rosterGaps(database.db, { schoolIds })).map(({ schoolId, gaps }) => ({ schoolId, gaps }));
    const [oakHill] = await gapsOf();
    await aRoleTable(database, {
      schoolId: place.pineRidge.id,
      others: [primaryOf(there.id), primaryOf(here.id), ofUser],
    });
    const all = await gapsOf();
    expect(all).toHaveLength(2);
    expect(all).toContainEqual(oakHill);
    // The contact and the principal of the other school are not on its list.
    expect(all).toContainEqual({ schoolId: place.pineRidge.id, gaps: (oakHill?.gaps ?? 0) + 2 });
  });
});

describe('roles', () => {
  it('of the default table are locked', async () => {
    const [first] = await aTable();
    const one = { ...table(), roleId: first?.id ?? '' };
    const edit = { roleName: { from: first?.roleName ?? '', to: 'Boss' } };
    await expect(principal().editEopRole({ ...one, edit })).rejects.toEqual(refused('eopRole.locked'));
    await expect(principal().removeEopRole(one)).rejects.toEqual(refused('eopRole.locked'));
  });

  it('edited by two people keep both changes', async () => {
    const role = aRole();
    await aTable(role);
    const one = { ...table(), roleId: role.id };
    await principal().editEopRole({ ...one, edit: { roleName: { from: role.roleName, to: 'Door Keeper' } } });
    const after = await coordinator().editEopRole({
      ...one,
      edit: { roleDescription: { from: '', to: 'Opens the gate.' } },
    });
    expect(after.roles.at(-1)).toMatchObject({
      roleName: 'Door Keeper',
      roleDescription: 'Opens the gate.',
    });
  });

  it('stand after the default ones', async () => {
    const role = aRole();
    const [first] = await aTable(role);
    const input = { ...table(), roleId: role.id, beforeRoleId: first?.id ?? '' };
    await expect(principal().moveEopRole(input)).rejects.toEqual(refused('eopRole.locked'));
  });

  it('of an archived school can only be read', async () => {
    const role = aRole();
    await aTable(role);
    const archive = (timeArchived: Date | null) =>
      place.fixture.database.db.update(schools).set({ timeArchived }).where(eq(schools.id, place.oakHill.id));
    await archive(new Date());
    await expect(principal().removeEopRole({ ...table(), roleId: role.id })).rejects.toEqual(
      refused('eopRole.schoolArchived'),
    );
    expect((await principal().getRoleTable(table())).isSchoolArchived).toBe(true);
    await archive(null);
  });
});

describe('what others ask', () => {
  it('where a contact is needed, and the gap that a deleted one leaves', async () => {
    const contactId = await aContact();
    const role = aRole({ primary: { userId: null, contactId } });
    await aTable(role);
    const { db } = place.fixture.database;
    expect(await usesOfContact(db, { contactId })).toEqual([
      { roleTableId, roleName: 'Gate Keeper', place: 'primary' },
    ]);
    const gapsNow = async () =>
      (await rosterGaps(db, { schoolIds: [place.oakHill.id] })).find(
        ({ schoolId }) => schoolId === place.oakHill.id,
      )?.gaps ?? 0;
    const before = await gapsNow();
    await db.delete(contacts).where(eq(contacts.id, contactId));
    expect(await gapsNow()).toBe(before + 1);
    const { people } = await principal().getRoleTable(table());
    expect(people.find((person) => person.contactId === contactId)).toMatchObject({ isListed: false });
  });

  it('the table as a text of the plan', async () => {
    const role = aRole({ primary: { userId: place.people.principal.id, contactId: null } });
    await aTable(role);
    const content = await roleTableContent(place.fixture.database.db, {
      schoolId: place.oakHill.id,
      kind: 'roles',
      eopRolesId: rolesIdOf(place.oakHill.id, roleTableId),
      language: 'es',
    });
    const text = JSON.stringify(content);
    expect(text).toContain('Comandante del incidente');
    expect(text).toContain('Gate Keeper');
    expect(text).toContain('Tester');
  });

  it('which roles name a skill; once it is deleted they forget it, in their order', async () => {
    const skillId = skillKey(9_000_000);
    const [first, second] = [aRole({ relevantSkillIds: [skillId, '0001'] }), aRole()];
    await place.fixture.database.db.insert(skills).values({ id: skillId, name: 'Juggling', category: '' });
    await aTable(first, second);
    expect(await place.clients.coordinator.contacts.getSkillUses({ skillId })).toMatchObject({ roles: 1 });
    await place.clients.coordinator.contacts.deleteSkill({ skillId });
    const { roles } = await principal().getRoleTable(table());
    expect(roles.slice(-2)).toEqual([{ ...first, relevantSkillIds: ['0001'] }, second]);
  });
});
