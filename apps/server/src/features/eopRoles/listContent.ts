// A table of roles as a text of the plan, to be certified and printed.
import { type RichText, richTable } from '@schooldog/domain/eop';
import { type EopRole, placesWith, type RoleHolder, roleWords } from '@schooldog/domain/eopRoles';
import type { FeatureQueries } from '@schooldog/domain/events';
import { formatPhone } from '@schooldog/domain/schools';
import type { Reader } from '../../platform/database/database.ts';
import { type Listed, listedAt } from './people.ts';
import { findRoleTable } from './store.ts';
import { wordsIn } from './exports/words.ts';

export async function roleTableContent(
  reader: Reader,
  { kind, eopRolesId, language }: FeatureQueries['eop.listContent']['query'],
): Promise<RichText | null> {
  const table = kind === 'roles' && eopRolesId !== null ? await findRoleTable(reader, eopRolesId) : undefined;
  if (table === undefined) return null;
  const listed = await listedAt(reader, table);
  const words = wordsIn(language);
  const places = placesWith(table.numberOfBackups);
  const header = [words('role'), ...places.map((place) => words(`places.${place}`))];
  const rowOf = (role: EopRole) => {
    const { name, description } = roleWords(role, language);
    return [[name, description], ...places.map((place) => personOf(role[place], listed))];
  };
  return { type: 'doc', content: [richTable(header, table.roles.map(rowOf))] };
}

function personOf(holder: RoleHolder | null, listed: Listed): string[] {
  const person = holder === null ? undefined : listed.of(holder);
  if (person === undefined) return ['—'];
  return [`${person.firstName} ${person.lastName}`, person.title, formatPhone(person.phoneNumber) ?? ''];
}
