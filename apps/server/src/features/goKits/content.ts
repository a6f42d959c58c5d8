// What a kit of a school holds at this moment.
import { createHash } from 'node:crypto';
import type { ShownRoleTable } from '@schooldog/contract/eopRoles';
import { type EopRole, isSameHolder, type RoleHolder } from '@schooldog/domain/eopRoles';
import type { GoKitContent } from '@schooldog/domain/goKits';
import type { Reader } from '../../platform/database/database.ts';
import { listSkillRows, peopleAndContactsOf } from '../contacts/index.ts';
import { certifiedCopiesOf } from '../eop/index.ts';
import { shownTablesOf } from '../eopRoles/index.ts';

type School = Readonly<{ id: string; name: string }>;

export async function kitContent(reader: Reader, school: School): Promise<GoKitContent> {
  const copies = await certifiedCopiesOf(reader, school.id);
  const contacts = await peopleAndContactsOf(reader, school.id);
  const skills = await listSkillRows(reader);
  const tables = await shownTablesOf(reader, school.id);
  return {
    schoolName: school.name,
    components: copies.map(({ id, name, section, certificationId, timeCertified }) => ({
      id,
      name,
      section,
      certificationId,
      timeCertified: timeCertified.toISOString(),
    })),
    contacts: contacts.map(({ firstName, lastName, title, phoneNumber, email, skillIds }) => ({
      firstName,
      lastName,
      title,
      phoneNumber,
      email,
      skillIds: skillIds.toSorted(),
    })),
    skills: skills.map(({ id, name, category }) => ({ id, name, category })),
    roleTables: tables.map((table) => ({
      roleTableId: table.roleTableId,
      numberOfBackups: table.numberOfBackups,
      roles: table.roles.map((role) => keptRole(role, table)),
    })),
  };
}

/** The same content gives the same version, in every process. */
export function versionOf(content: GoKitContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
}

function keptRole(role: EopRole, table: ShownRoleTable) {
  const { id, defaultKey, roleName, roleDescription } = role;
  return {
    id,
    defaultKey,
    roleName,
    roleDescription,
    primary: personIn(role.primary, table),
    backup1: personIn(role.backup1, table),
    backup2: personIn(role.backup2, table),
  };
}

/** Somebody who is no longer listed at the school cannot be reached, so the place is shown as free. */
function personIn(holder: RoleHolder | null, { people }: ShownRoleTable) {
  const person =
    holder === null ? undefined : people.find((one) => one.isListed && isSameHolder(holderOf(one), holder));
  if (person === undefined) return null;
  const { name, title, phoneNumber, email } = person;
  return { name, title, phoneNumber, email };
}

function holderOf({ userId, contactId }: ShownRoleTable['people'][number]): RoleHolder {
  return userId === null ? { userId, contactId } : { userId, contactId: null };
}
