// Enabled people of the district as those who manage work order users see them: no addresses, not even to search by.
import type { Role } from '@schooldog/domain/permissions';
import { type TaskPermission, taskPermissions } from '@schooldog/domain/workOrders';
import { and, arrayOverlaps, asc, count, eq, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { users } from '../../../platform/identity/schema.ts';
import { isHolderOf, isNamed } from '../../picker/index.ts';

export type WantedUsers = Readonly<{
  words: readonly string[];
  roles: readonly Role[];
  schoolIds: readonly string[];
  permission: TaskPermission | 'none' | null;
  /** Only these, where the list is limited to the people of boards. */
  userIds: readonly string[] | null;
}>;
export type NameKey = Readonly<{ lastName: string; firstName: string; id: string }>;
export type ListedUserRow = Awaited<ReturnType<typeof workOrderUserPage>>[number];

const columns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  title: users.title,
  role: users.role,
  isDistrictLevel: users.isDistrictLevel,
  roleSchoolIds: users.roleSchoolIds,
  isSchoolDogStaff: users.isSchoolDogStaff,
  isDisabled: users.isDisabled,
  permissions: users.permissions,
};

export async function workOrderUserPage(
  reader: Reader,
  wanted: WantedUsers,
  { after, limit }: Readonly<{ after: NameKey | null; limit: number }>,
) {
  const names = sql`(${users.lastName}, ${users.firstName}, ${users.id})`;
  const isAfter =
    after === null ? undefined : sql`${names} > (${after.lastName}, ${after.firstName}, ${after.id})`;
  return reader
    .select(columns)
    .from(users)
    .where(and(matches(wanted), isAfter))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(limit);
}

export async function countWorkOrderUsers(reader: Reader, wanted: WantedUsers): Promise<number> {
  const [row] = await reader.select({ found: count() }).from(users).where(matches(wanted));
  return row?.found ?? 0;
}

function matches({ words, roles, schoolIds, permission, userIds }: WantedUsers): SQL | undefined {
  return and(
    eq(users.isSchoolDogStaff, false),
    eq(users.isDisabled, false),
    ...words.map(isNamed),
    roles.length === 0 ? undefined : inArray(users.role, [...roles]),
    userIds === null ? undefined : sql`${users.id} = any(${sql.param([...userIds])}::text[])`,
    holdingAt(permission, schoolIds),
  );
}

function holdingAt(permission: WantedUsers['permission'], schoolIds: readonly string[]): SQL | undefined {
  const ofSchools = schoolIds.length === 0 ? undefined : arrayOverlaps(users.roleSchoolIds, [...schoolIds]);
  if (permission === null) return ofSchools;
  if (permission === 'none') return and(ofSchools, ...taskPermissions.map((one) => not(isHolderOf(one))));
  if (schoolIds.length === 0) return isHolderOf(permission);
  return or(...schoolIds.map((schoolId) => isHolderOf(permission, schoolId)));
}
