// Last sign-ins, so that the list of accounts looks realistic.
import { sql } from 'drizzle-orm';
import { entries } from '../features/entries/schema.ts';
import { walkEntries } from '../features/walks/schema.ts';
import type { Services } from '../platform/api/context.ts';
import { users } from '../platform/identity/schema.ts';
import { isInvited } from './morePeople.ts';
import type { NewUser } from './people.ts';
import { seededRandom } from './random.ts';

const seed = 17;
const hour = 60 * 60 * 1000;

/** After the entries: users have signed in before they log. */
export async function addDemoSignIns(services: Services, people: readonly NewUser[]): Promise<void> {
  const random = seededRandom(seed);
  const signIns = people
    .filter((person) => !isInvited(person))
    .map(({ id, disabledMetadata }) => {
      const now = services.clock().getTime();
      const last = Math.min(now, Date.parse(disabledMetadata?.timestamp ?? '') || now);
      // Most signed in this week, one in seven has not been here for months.
      const hours = random.whole(7) === 0 ? 24 * (20 + random.whole(70)) : 1 + random.whole(24 * 6);
      return { id, time: new Date(last - hours * hour - random.whole(hour)) };
    });
  await services.work({ userId: null }, ({ tx }) =>
    tx.execute(sql`
      update ${users} set time_last_signed_in = greatest(came.time, logged.time - interval '12 minutes')
      from json_to_recordset(${JSON.stringify(signIns)}) as came (id text, time timestamptz)
      left join lateral (
        select greatest(
          (select max(${entries.timestamp}) from ${entries} where ${entries.reportedByUserId} = came.id),
          (select max(${walkEntries.timestamp}) from ${walkEntries}
            where ${walkEntries.reportedByUserId} = came.id)) as time
      ) as logged on true
      where ${users}.id = came.id`),
  );
}
