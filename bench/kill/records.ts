// Reads what the database holds after all the kills.
import { query } from '../lib/sql.ts';
import type { HistoryRow, OperationRow, Records, SchoolRow } from './findings.ts';

export async function readRecords(databaseUrl: string): Promise<Records> {
  const history = await query<HistoryRow>(
    databaseUrl,
    `select record_id as school, from_value #>> '{}' as "from", to_value #>> '{}' as "to",
      to_char(time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time
      from audit_history where record_type = 'school' and field = 'principalName' order by sequence`,
  );
  const operations = await query<OperationRow>(
    databaseUrl,
    `select id, answer ->> 'principalName' as value from operations where procedure = 'schools.schoolFormSubmit'`,
  );
  const schools = await query<SchoolRow>(
    databaseUrl,
    `select s.id, s.principal_name as value, u.fields -> 'principalName' ->> 'time' as noted
      from schools s left join audit_updates u on u.record_type = 'school' and u.record_id = s.id`,
  );
  return { history, operations, schools };
}
