// Everyone who can be alerted, in one answer that a device can keep for when there is no network.
import { roles, type Schools } from '@schooldog/domain/permissions';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { users } from '../../platform/identity/schema.ts';
import { isHolderOf } from '../picker/index.ts';

/** Across the schools of the sender; each school gets an equal share of it, and never fewer than `fewestAtSchool`. */
export const mostReceivers = 4000;
const fewestAtSchool = 5;
const mostEverywhere = 200;

export type ReceiverRow = Readonly<{
  id: string;
  firstName: string;
  lastName: string;
  role: (typeof users.$inferSelect)['role'];
  isDistrictLevel: boolean;
  isSchoolDogStaff: boolean;
  /** Null for everywhere. */
  schoolIds: string[] | null;
}>;

const permission = 'receive safety alerts';
const byResponsibility = sql.join(
  roles.map((role) => sql`${role}`),
  sql`, `,
);

/** Where there are more than fit, those come first whose role carries more responsibility. */
const receiversOf = statement((_db, { schoolIds }: Placeholders<{ schoolIds: readonly string[] | null }>) => {
  const value = sql`${users.permissions} -> ${permission}`;
  return sql<ReceiverRow>`
    with able as (
      select ${users.id} as id, ${users.firstName} as first_name, ${users.lastName} as last_name, ${users.role} as role,
        ${users.isDistrictLevel} as is_district_level, ${users.isSchoolDogStaff} as is_staff,
        coalesce((${value} ->> 'always')::boolean, false) as everywhere, ${value} -> 'forSchools' as places,
        coalesce(array_position(array[${byResponsibility}]::text[], ${users.role}), 99) as rank
      from ${users} where not ${users.isDisabled} and ${isHolderOf(permission)}),
    placed as (
      select able.id, school_id,
        row_number() over (partition by school_id order by rank, last_name, first_name, able.id) as place
      from able cross join lateral jsonb_array_elements_text(places) as one (school_id)
      where not everywhere and (${schoolIds}::text[] is null or school_id = any(${schoolIds}::text[]))),
    kept as (
      select id, array_agg(school_id order by school_id) as school_ids from placed group by id
      having min(place) <= greatest(${fewestAtSchool}::int,
        ${mostReceivers}::int / nullif((select count(distinct school_id) from placed), 0))
      union all
      (select id, null from able where everywhere
        order by rank, last_name, first_name, id limit ${mostEverywhere}::int))
    select id, first_name as "firstName", last_name as "lastName", role, is_district_level as "isDistrictLevel",
      is_staff as "isSchoolDogStaff", school_ids as "schoolIds"
    from kept join able using (id) order by last_name, first_name, id`;
});

export async function receiversAt(reader: Reader, schools: Schools): Promise<readonly ReceiverRow[]> {
  return receiversOf(reader, { schoolIds: schools === 'all' ? null : schools });
}
