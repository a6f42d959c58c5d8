// The audit trail of entries that were written in bulk, as if each had been logged and changed individually.
import { entryFields } from '@schooldog/domain/entries';
import { sql, type SQL } from 'drizzle-orm';
import { observationDeltas } from '../../features/entries/schema.ts';
import { auditHistory, auditUpdates, wholeRecord } from '../../platform/audit/schema.ts';
import type { Transaction } from '../../platform/database/database.ts';

const recordType = 'entry';
const changes = sql`${observationDeltas}, jsonb_each(delta_fields -> 'to') as changed (field, to_value)`;
/** `offset 0` keeps it apart from the query around it: a stamp is made once for a delta, not for every field. */
const stamped = sql`(
  select *, jsonb_build_object(
    'time', to_char(time_created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'userId', reported_by_user_id) as stamp
  from ${observationDeltas} offset 0) as stamped`;

const place = (field: SQL) => sql`array_position(${sql.param([...entryFields])}::text[], ${field})`;

/** A delta has the same fields as the audit trail, so the database expands one into the other. */
export async function auditDemoEntries(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into ${auditHistory} (record_type, record_id, time, user_id, field, from_value, to_value)
    select ${recordType}, observation_id, time_created, reported_by_user_id, field, from_value, to_value
    from (
      select observation_id, time_created, reported_by_user_id, ${wholeRecord} as field, null::jsonb as from_value,
        (select jsonb_agg(jsonb_build_array(key, value) order by ${place(sql`key`)})
          from jsonb_each(delta_fields -> 'to')) as to_value
      from ${observationDeltas} where type = 'create'
      union all
      select observation_id, time_created, reported_by_user_id, field,
        nullif(delta_fields -> 'from' -> field, 'null'), nullif(to_value, 'null')
      from ${changes} where type = 'update'
    ) as trail
    order by time_created, observation_id, ${place(sql`field`)}`);
  await tx.execute(sql`
    insert into ${auditUpdates} (record_type, record_id, time, user_id, fields)
    select ${recordType}, observation_id, max(time_created),
      (array_agg(reported_by_user_id order by time_created))[count(*)],
      jsonb_object_agg(field, stamp order by time_created)
    from ${stamped}, jsonb_object_keys(delta_fields -> 'to') as field
    group by observation_id`);
}
