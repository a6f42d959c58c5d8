// The people of a table of roles: those whom the contact list of the school names.
import type { ListedContact } from '@schooldog/domain/contacts';
import { type EopRole, type RoleHolder, rolePlaces } from '@schooldog/domain/eopRoles';
import type { Reader } from '../../platform/database/database.ts';
import { peopleAndContactsOf } from '../contacts/index.ts';

export type Listed = Readonly<{
  people: readonly ListedContact[];
  of(holder: RoleHolder): ListedContact | undefined;
}>;

export async function listedAt(reader: Reader, schoolId: string): Promise<Listed> {
  const people = await peopleAndContactsOf(reader, schoolId);
  const byUser = new Map(people.map((person) => [person.userId, person]));
  const byContact = new Map(people.map((person) => [person.contactId, person]));
  return {
    people,
    of: ({ userId, contactId }) => (userId === null ? byContact.get(contactId) : byUser.get(userId)),
  };
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
