// Filters whose values differ much in how many entries they match. PostgreSQL may plan a named statement once for all
// values, so a plan that suits a common value must not serve a rare one.
import { fillTo, makeSchools } from '../entries/data.ts';
import { askForSure } from '../lib/ask.ts';
import { startDatabase } from '../lib/database.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import type { Bench, Part } from '../lib/part.ts';
import { signIn } from '../lib/people.ts';
import { written } from '../lib/report.ts';
import { startServer } from '../lib/server.ts';
import { query } from '../lib/sql.ts';
import { percentile } from '../lib/statistics.ts';
import { saveObservation } from '../entries/observation.ts';

export const skew: Part = {
  name: 'skew',
  about: 'rare and common values of one filter, asked for after each other',
  minutes: 15,
  run,
};

const coordinator = 'district_safety_coordinator@demo.test';
/** PostgreSQL compares the plans after five runs on a connection. */
const runsBefore = 40;
const rareEntries = 30;

async function run({ report, settings, stack }: Bench): Promise<void> {
  const count = settings.short ? 100_000 : 1_000_000;
  const database = await startDatabase(stack);
  const open = async () =>
    startServer(stack, {
      dataDir: await newDataFolder(stack),
      environment: { DATABASE_URL: database.url },
    });
  const first = await open();
  const cookie = await signIn(first.url, coordinator);
  await makeSchools(database.url);
  await query(database.url, 'truncate entries, observation_deltas, safety_alerts, safety_alert_recipients');
  await saveObservation(first.url, cookie, database.url);
  await fillTo(stack, database.url, count);
  const { rare, common } = await makeRare(database.url, count);

  const p50 = async (serverUrl: string, filter: string) => {
    const took: number[] = [];
    for (let number = 0; number < runsBefore; number += 1) {
      const began = performance.now();
      await askForSure(`${serverUrl}/api/entries?${filter}`, { cookie });
      took.push(performance.now() - began);
    }
    return percentile(took, 0.5);
  };
  for (const [name, values] of [
    ['a tag', { rare: 'tag=rare', common: 'tag=doors' }],
    ['a person', { rare: `userIds[0]=${rare}`, common: `userIds[0]=${common}` }],
  ] as const) {
    const [asRare, asCommon] = [await open(), await open()];
    const alone = {
      rare: await p50(asRare.url, values.rare),
      common: await p50(asCommon.url, values.common),
    };
    const after = {
      rare: await p50(asCommon.url, values.rare),
      common: await p50(asRare.url, values.common),
    };
    for (const kind of ['rare', 'common'] as const) {
      report.atMost(
        `page of ${name}, ${kind} after the other, times that alone`,
        after[kind] / alone[kind],
        1.5,
        'ratio',
      );
      report.figure('  alone, and after', `${written(alone[kind], 'ms')}, ${written(after[kind], 'ms')}`);
    }
    await Promise.all([asRare.stop(), asCommon.stop()]);
  }
}

/** Thirty of all entries get a tag and a reporter of their own. */
async function makeRare(url: string, count: number): Promise<{ rare: string; common: string }> {
  const people = await query<{ id: string }>(url, 'select id from users order by id limit 2');
  const [rare, common] = people.map(({ id }) => id);
  if (rare === undefined || common === undefined) throw new Error('There are not two people.');
  await query(url, 'update entries set reported_by_user_id = $2 where reported_by_user_id = $1', [
    rare,
    common,
  ]);
  await query(
    url,
    `update entries set tags = '{Rare}', searchable_tags = '{rare}', reported_by_user_id = $1
      where right(id, 15)::bigint % $2 = 7`,
    [rare, Math.floor(count / rareEntries)],
  );
  await query(url, 'vacuum (analyze) entries', [], 10 * 60_000);
  return { rare, common };
}
