import { describe, expect, it } from 'vitest';
import { seededSkills } from '../contacts/index.ts';
import {
  defaultRolesOf,
  type EopRole,
  eopRoleSchema,
  nextFreePlace,
  placed,
  placesLost,
  type RoleHolder,
  roleTableIds,
  roleTableName,
  roleWords,
  rosterHealth,
  suggestionsFor,
  swapped,
  withBackups,
} from './index.ts';

const idOf = (name: string) => name.padEnd(20, '0');
const person = (name: string): RoleHolder => ({ userId: idOf(name), contactId: null });
const contact = (name: string): RoleHolder => ({ userId: null, contactId: idOf(name) });
const ana = person('ana');
const ben = contact('ben');

function aRole(name: string, facts: Partial<EopRole> = {}): EopRole {
  return {
    id: idOf(name),
    defaultKey: null,
    roleName: name,
    roleDescription: '',
    primary: null,
    backup1: null,
    backup2: null,
    relevantSkillIds: [],
    isLocked: false,
    ...facts,
  };
}

describe('the default tables', () => {
  it.each(roleTableIds)('%s has locked roles with skills that exist, in both languages', (tableId) => {
    let made = 0;
    const roles = defaultRolesOf(tableId, () => idOf(`role${++made}x`));
    const skills = new Set(seededSkills.map(({ id }) => id));
    for (const role of roles) {
      expect(eopRoleSchema.parse(role)).toEqual(role);
      expect(role.isLocked).toBe(true);
      expect(role.relevantSkillIds.length).toBeGreaterThan(0);
      expect(role.relevantSkillIds.filter((id) => !skills.has(id))).toEqual([]);
      expect(roleWords(role, 'en')).toEqual({ name: role.roleName, description: role.roleDescription });
      expect(roleWords(role, 'es').name).not.toBe(role.roleName);
    }
    expect(new Set(roles.map(({ defaultKey }) => defaultKey)).size).toBe(roles.length);
    expect(roleTableName(tableId, 'es')).not.toBe(roleTableName(tableId, 'en'));
  });
});

describe('places', () => {
  it('a role is filled from the primary on', () => {
    expect(nextFreePlace(aRole('a'), 2)).toBe('primary');
    expect(nextFreePlace(aRole('a', { primary: ana }), 2)).toBe('backup1');
    expect(nextFreePlace(aRole('a', { primary: ana }), 0)).toBeNull();
    expect(nextFreePlace(aRole('a', { primary: ana, backup2: ben }), 2)).toBe('backup1');
  });

  it('nobody has two places in one role, and a table has no more backups than it says', () => {
    const role = aRole('a', { primary: ana });
    expect(placed(role, 'backup1', ana, 2)).toBeNull();
    expect(placed(role, 'backup2', ben, 1)).toBeNull();
    expect(placed(role, 'primary', ana, 2)).toEqual(role);
    expect(placed(role, 'backup1', ben, 1)).toEqual({ ...role, backup1: ben });
  });

  it('removing a primary promotes nobody', () => {
    const role = aRole('a', { primary: ana, backup1: ben });
    expect(placed(role, 'primary', null, 2)).toEqual({ ...role, primary: null });
  });

  it('two people of a role change places', () => {
    const role = aRole('a', { primary: ana, backup1: ben });
    expect(swapped(role, 'primary', 'backup1')).toEqual({ ...role, primary: ben, backup1: ana });
  });

  it('fewer backups remove people, after saying how many', () => {
    const roles = [
      aRole('a', { primary: ana, backup1: ben, backup2: person('cy') }),
      aRole('b', { backup2: ana }),
    ];
    expect(placesLost(roles, 1)).toBe(2);
    expect(placesLost(roles, 0)).toBe(3);
    expect(withBackups(roles, 0)).toEqual([
      { ...roles[0], backup1: null, backup2: null },
      { ...roles[1], backup2: null },
    ]);
  });
});

describe('roster health', () => {
  const commander = aRole('commander', { defaultKey: 'incidentCommander', primary: ana });
  const safety = aRole('safety', { defaultKey: 'safetyOfficer', primary: ben });
  const operations = aRole('operations', { defaultKey: 'operationsChief', primary: person('cy') });
  const everybody = () => true;

  it('is good with a primary in each role', () => {
    expect(rosterHealth([commander, safety, operations], everybody)).toEqual({ gaps: [], notes: [] });
  });

  it('lacks a primary', () => {
    const { gaps } = rosterHealth([commander, { ...safety, primary: null, backup1: ben }], everybody);
    expect(gaps).toEqual([{ kind: 'noPrimary', roleId: safety.id, place: 'primary', otherRoleId: null }]);
  });

  it('lacks people who were disabled or have moved, also as backups', () => {
    const roles = [{ ...commander, backup1: ben }, operations];
    const { gaps } = rosterHealth(roles, ({ contactId }) => contactId === null);
    expect(gaps).toEqual([
      { kind: 'cannotServe', roleId: commander.id, place: 'backup1', otherRoleId: null },
    ]);
  });

  it('a commander leads nothing else', () => {
    const { gaps } = rosterHealth([commander, safety, { ...operations, primary: ana }], everybody);
    expect(gaps).toEqual([
      { kind: 'commanderHasOtherRole', roleId: commander.id, place: 'primary', otherRoleId: operations.id },
    ]);
  });

  it('safety officer and chief of operations are two people', () => {
    const { gaps } = rosterHealth([commander, safety, { ...operations, primary: ben }], everybody);
    expect(gaps).toEqual([
      { kind: 'safetyLeadsOperations', roleId: safety.id, place: 'primary', otherRoleId: operations.id },
    ]);
  });

  it('a backup who is primary elsewhere is a note, no gap', () => {
    const { gaps, notes } = rosterHealth([{ ...commander, backup1: ben }, safety, operations], everybody);
    expect(gaps).toEqual([]);
    expect(notes).toEqual([
      { kind: 'backupIsPrimaryElsewhere', roleId: commander.id, place: 'backup1', otherRoleId: safety.id },
    ]);
  });
});

describe('suggestions', () => {
  const role = aRole('medic', { relevantSkillIds: ['0001', '0002', '0003'] });
  const candidate = (name: string, ...skillIds: string[]) => ({ holder: contact(name), name, skillIds });
  const names = (roles: EopRole[], ...candidates: ReturnType<typeof candidate>[]) =>
    suggestionsFor(role, roles, candidates).map(({ name }) => name);

  it('come by matching skills, then by fewest places in this table, then by name', () => {
    const busy = aRole('busy', { primary: contact('bea') });
    const all = [
      candidate('zoe', '0001'),
      candidate('bea', '0001', '0002'),
      candidate('cal', '0001', '0002'),
      candidate('abe', '0001', '0009'),
    ];
    expect(names([role, busy], ...all)).toEqual(['cal', 'bea', 'abe', 'zoe']);
    expect(suggestionsFor(role, [role], all)[0]?.matchingSkillIds).toEqual(['0001', '0002']);
  });

  it('need at least one match, are at most five, and leave out people of the role', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => candidate(name, '0003'));
    expect(names([role], ...many, candidate('none', '0009'))).toEqual(['a', 'b', 'c', 'd', 'e']);
    const taken = { ...role, backup1: contact('a') };
    expect(suggestionsFor(taken, [taken], many).map(({ name }) => name)).toEqual(['b', 'c', 'd', 'e', 'f']);
  });
});
