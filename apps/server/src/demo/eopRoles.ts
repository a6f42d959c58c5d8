// The tables of roles of the demo district: filled by skills at most schools, with gaps at some.
import {
  defaultRolesOf,
  type EopRole,
  nextFreePlace,
  placed,
  type RoleTableId,
  roleTableIds,
  suggestionsFor,
} from '@schooldog/domain/eopRoles';
import { peopleAndContactsOf } from '../features/contacts/index.ts';
import { holderOf } from '../features/eopRoles/people.ts';
import { eopRoles } from '../features/eopRoles/schema.ts';
import { insertMany } from '../platform/database/insertMany.ts';
import type { Work } from '../platform/work/work.ts';
import { happens } from './entries/chance.ts';
import type { DemoPlans } from './eop.ts';
import { type Random, seededRandom } from './random.ts';

/** A separate random generator, so that nothing else in the district shifts with them. */
const seed = 1730;
const numberOfBackups = 2;
/** Of every third school, which has not finished its tables. */
const filledShare = 0.7;

type Candidates = Parameters<typeof suggestionsFor>[2];

export async function writeRoleTables({ tx, now }: Work, plans: DemoPlans): Promise<void> {
  const random = seededRandom(seed);
  const rows: (typeof eopRoles.$inferInsert)[] = [];
  const people = new Map<string, Candidates>();
  for (const { component } of plans) {
    const { schoolId, eopRolesId, id: eopComponentId } = component;
    const roleTableId = roleTableIds.find((one) => eopRolesId?.endsWith(`--${one}`));
    if (typeof eopRolesId !== 'string' || roleTableId === undefined) continue;
    const listed = people.get(schoolId) ?? candidatesOf(await peopleAndContactsOf(tx, schoolId));
    people.set(schoolId, listed);
    const share = people.size % 3 === 0 ? filledShare : 1;
    const roles = filled(roleTableId, listed, random, share);
    const times = { timeCreated: now, timeUpdated: now };
    rows.push({ id: eopRolesId, schoolId, roleTableId, numberOfBackups, eopComponentId, roles, ...times });
  }
  await insertMany(tx, eopRoles, rows);
}

function candidatesOf(people: Awaited<ReturnType<typeof peopleAndContactsOf>>): Candidates {
  return people.map((person) => ({
    holder: holderOf(person),
    name: `${person.firstName} ${person.lastName}`,
    skillIds: person.skillIds,
  }));
}

/** Each role takes the best of those who have no place yet, and then backups. */
function filled(tableId: RoleTableId, people: Candidates, random: Random, share: number): EopRole[] {
  let roles = defaultRolesOf(tableId, () => random.id());
  const taken = new Set<Candidates[number]['holder']>();
  for (const { id } of roles) {
    const count = happens(random, share) ? 1 + random.whole(3) : 0;
    for (let at = 0; at < count; at += 1) {
      const role = roles.find((one) => one.id === id);
      if (role === undefined) break;
      const found = suggestionsFor(role, roles, people);
      const best = found.find(({ holder }) => !taken.has(holder)) ?? found[0];
      const place = nextFreePlace(role, numberOfBackups);
      const after = best && place ? placed(role, place, best.holder, numberOfBackups) : null;
      if (best === undefined || after === null) break;
      taken.add(best.holder);
      roles = roles.map((one) => (one.id === id ? after : one));
    }
  }
  return roles;
}
