// Accounts with what they hold, by name.
import type { FactorKind } from '@schooldog/domain/account';
import type { Permission, Role } from '@schooldog/domain/permissions';
import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Reader } from '../../../platform/database/database.ts';
import { secondFactors, users } from '../../../platform/identity/schema.ts';
import { isHolderOf } from '../../picker/index.ts';
import { hasSecondFactor, isSetUp, timeLastActive } from '../store.ts';

export type WantedAccess = Readonly<{
  /** None is all of them. */
  roles: readonly Role[];
  /** Those that are shown. */
  permissions: readonly Permission[];
  /** Only people who hold one of them. */
  isOnlyHolders: boolean;
}>;

export type AccessKey = Readonly<{ lastName: string; firstName: string; id: string }>;

const columns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  role: users.role,
  title: users.title,
  isSchoolDogStaff: users.isSchoolDogStaff,
  isDisabled: users.isDisabled,
  permissions: users.permissions,
  isSetUp,
  timeLastActive,
  factors: sql<FactorKind[]>`array(select f.kind from ${secondFactors} f where f.user_id = ${users}.id
    order by f.kind)`,
};

function matches({ roles, permissions, isOnlyHolders }: WantedAccess): SQL | undefined {
  const isHolder = permissions.length === 0 ? sql`false` : or(...permissions.map((one) => isHolderOf(one)));
  return and(
    roles.length === 0 ? undefined : inArray(users.role, [...roles]),
    isOnlyHolders ? isHolder : undefined,
  );
}

/** Provider staff, or everyone else. */
export async function accessPage(
  reader: Reader,
  wanted: WantedAccess,
  { isStaff, after, limit }: Readonly<{ isStaff: boolean; after: AccessKey | null; limit: number }>,
) {
  const isAfter =
    after === null
      ? undefined
      : sql`(${users.lastName}, ${users.firstName}, ${users.id})
          > (${after.lastName}, ${after.firstName}, ${after.id})`;
  return reader
    .select(columns)
    .from(users)
    .where(and(eq(users.isSchoolDogStaff, isStaff), matches(wanted), isAfter))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(limit);
}

export type AccessRow = Awaited<ReturnType<typeof accessPage>>[number];

const countsSchema = z.tuple([
  z.object({
    people: z.int(),
    providerStaff: z.int(),
    disabled: z.int(),
    districtWide: z.int(),
    withoutFactor: z.int(),
    rows: z.int(),
  }),
]);

/** People, and how many rows they have: one for each permission, and at least one. */
export async function countAccess(reader: Reader, wanted: WantedAccess) {
  const isHeld = sql`from jsonb_each(${users.permissions}) held
    where held.key = any(${sql.param([...wanted.permissions])}::text[]) and held.value ->> 'hasPermission' = 'true'`;
  const isEverywhere = sql`held.value ->> 'always' = 'true'`;
  const held = sql`(select count(*) ${isHeld}
    and (${isEverywhere} or jsonb_array_length(held.value -> 'forSchools') > 0))`;
  const counted = await reader
    .select({
      people: sql`count(*)::int`,
      providerStaff: sql`count(*) filter (where ${users.isSchoolDogStaff})::int`,
      disabled: sql`count(*) filter (where ${users.isDisabled})::int`,
      districtWide: sql`count(*) filter (where ${users.isSchoolDogStaff}
        or exists (select ${isHeld} and ${isEverywhere}))::int`,
      withoutFactor: sql`count(*) filter (where not ${hasSecondFactor})::int`,
      rows: sql`coalesce(sum(case when ${users.isSchoolDogStaff} then 1 else greatest(${held}, 1) end), 0)::int`,
    })
    .from(users)
    .where(matches(wanted));
  const [counts] = countsSchema.parse(counted);
  return counts;
}
