// The people of tables of roles: those whom the contact list of their school names.
import type { ListedContact } from '@schooldog/domain/contacts';
import { type EopRole, type RoleHolder, rolePlaces } from '@schooldog/domain/eopRoles';
import type { Reader } from '../../platform/database/database.ts';
import { listedPeople } from '../contacts/index.ts';
import type { RoleTableRow } from './store.ts';

export type Listed = Readonly<{ of(holder: RoleHolder): ListedContact | undefined }>;

type HoldersAt = Readonly<{ schoolId: string; holders: readonly RoleHolder[] }>;

/** Those of many tables, read at once. */
export async function listedIn(
  reader: Reader,
  tables: readonly Pick<RoleTableRow, 'schoolId' | 'roles'>[],
): Promise<(schoolId: string) => Listed> {
  return listedAmong(
    reader,
    tables.map(({ schoolId, roles }) => ({ schoolId, holders: holdersOf(roles) })),
  );
}

/** Those of one table, and others of its school. */
export async function listedAt(
  reader: Reader,
  { schoolId, roles }: Pick<RoleTableRow, 'schoolId' | 'roles'>,
  others: readonly (RoleHolder | null)[] = [],
): Promise<Listed> {
  const holders = [...holdersOf(roles), ...others.filter((holder) => holder !== null)];
  return (await listedAmong(reader, [{ schoolId, holders }]))(schoolId);
}

async function listedAmong(
  reader: Reader,
  asked: readonly HoldersAt[],
): Promise<(schoolId: string) => Listed> {
  const people = await listedPeople(
    reader,
    asked.flatMap(({ schoolId, holders }) => holders.map((holder) => ({ schoolId, id: idOf(holder) }))),
  );
  const byId = new Map<string, ListedContact>();
  for (const person of people) {
    for (const id of [person.userId, person.contactId]) byId.set(`${person.schoolId} ${id}`, person);
  }
  return (schoolId) => ({ of: (holder) => byId.get(`${schoolId} ${idOf(holder)}`) });
}

function idOf({ userId, contactId }: RoleHolder): string {
  return userId ?? contactId ?? '';
}

export function holdersOf(roles: readonly EopRole[]): RoleHolder[] {
  return roles.flatMap((role) => rolePlaces.flatMap((place) => role[place] ?? []));
}

/** A contact who has an account by now is named by it, so that nobody counts as two people. */
export function holderOf({ userId, contactId }: ListedContact): RoleHolder {
  return userId === null ? { userId, contactId } : { userId, contactId: null };
}

/** With every person named in the way above; people who are no longer listed stay as they were stored. */
export function withKnownHolders(roles: readonly EopRole[], listed: Listed): EopRole[] {
  const known = (holder: RoleHolder | null) => {
    const person = holder === null ? undefined : listed.of(holder);
    return person === undefined ? holder : holderOf(person);
  };
  return roles.map((role) => ({
    ...role,
    ...Object.fromEntries(rolePlaces.map((place) => [place, known(role[place])])),
  }));
}
