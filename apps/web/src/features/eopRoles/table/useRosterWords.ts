import type { ShownRoleTable } from '@schooldog/contract/eopRoles';
import { holderKey, type RoleHolder, type RosterFinding, roleWords } from '@schooldog/domain/eopRoles';
import { useTexts } from '../../../platform/i18n/useTexts.ts';

export type TablePerson = ShownRoleTable['people'][number];

export function useRosterWords({ roles, people }: ShownRoleTable) {
  const { t, language } = useTexts('features/eopRoles');
  const byKey = new Map(people.map((person) => [holderKey(holderOfPerson(person)), person]));
  const personOf = (holder: RoleHolder | null) => (holder === null ? null : byKey.get(holderKey(holder)));
  const roleName = (roleId: string | null) => {
    const role = roles.find(({ id }) => id === roleId);
    return role === undefined ? '' : roleWords(role, language).name;
  };
  const nameOf = (holder: RoleHolder | null) => {
    const name = personOf(holder)?.name ?? '';
    return name === '' ? t('deletedContact') : name;
  };
  return {
    personOf,
    nameOf,
    findingText: ({ kind, roleId, place, otherRoleId }: RosterFinding) => {
      const holder = roles.find(({ id }) => id === roleId)?.[place] ?? null;
      return t(`findings.${kind}`, {
        role: roleName(roleId),
        other: roleName(otherRoleId),
        person: holder === null ? '' : nameOf(holder),
        place: t(`places.${place}`),
      });
    },
  };
}

/** People with an account are named by it, as the table names them. */
export function holderOfPerson({ userId, contactId }: Pick<TablePerson, 'userId' | 'contactId'>): RoleHolder {
  return userId === null ? { userId, contactId } : { userId, contactId: null };
}
