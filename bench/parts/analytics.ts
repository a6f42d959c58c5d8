// Analytics of work orders: the page as it opens, and with filters, which are counted anew, up to 500,000 orders.
import { makeSchools } from '../entries/data.ts';
import { askForSure } from '../lib/ask.ts';
import { startDatabase } from '../lib/database.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import type { Bench, Part } from '../lib/part.ts';
import { signIn } from '../lib/people.ts';
import { written } from '../lib/report.ts';
import { startServer } from '../lib/server.ts';
import { query } from '../lib/sql.ts';
import { percentile } from '../lib/statistics.ts';
import { waitFor } from '../lib/wait.ts';
import { boardIdsOf, fillWorkOrders } from '../workOrders/data.ts';

export const analytics: Part = {
  name: 'analytics',
  about: 'work order analytics as they open and with any filter, up to 500,000 orders',
  minutes: 30,
  run,
};

const supervisor = 'maintenance_supervisor@demo.test';
const path = '/api/workOrders/analytics';

async function run({ report, settings, stack }: Bench): Promise<void> {
  const [small, large] = settings.short ? ([10_000, 50_000] as const) : ([10_000, 500_000] as const);
  const database = await startDatabase(stack);
  const environment = { DATABASE_URL: database.url };
  const server = await startServer(stack, { dataDir: await newDataFolder(stack), environment });
  const cookie = await signIn(server.url, supervisor);
  const schoolIds = await makeSchools(database.url);
  const boardIds = await boardIdsOf(database.url);
  await query(database.url, 'truncate work_orders cascade');
  const counts = { schoolCount: schoolIds.length, boardIds };
  const ask = (search: string) => askForSure(`${server.url}${path}${search}`, { cookie });

  const opened = async () => {
    // The first answer after so many new orders also starts the job that packs the months that have passed.
    await ask('?fresh=true');
    await waitFor('packed months', () => arePacked(database.url), { atMost: 120_000 });
    return p50Of(settings.short ? 30 : 150, () => ask(''));
  };
  await fillWorkOrders(database.url, small, counts);
  const before = await opened();
  await fillWorkOrders(database.url, large, counts);
  const after = await opened();
  report.atMost('p50 of the page as it opens', after, 150, 'ms');
  report.atMost(`  ${large / 1000}k orders to ${small / 1000}k`, after / before, 2, 'ratio');
  report.figure('  from size to size', `${written(before, 'ms')}, ${written(after, 'ms')}`);

  const [board = ''] = boardIds;
  const [school = ''] = schoolIds;
  const [person] = await query<{ id: string }>(
    database.url,
    `select assigned_user_ids[1] as id from work_orders where assigned_user_ids <> '{}' limit 1`,
  );
  const filters = [
    ['12 months, all schools', ''],
    ['three years', 'from=2023-08-01&to=2026-07-31'],
    ['one month', 'from=2026-03-01&to=2026-03-31'],
    ['one school', `schoolIds[]=${school}`],
    [
      'half of the schools',
      schoolIds
        .slice(0, schoolIds.length / 2)
        .map((id) => `schoolIds[]=${id}`)
        .join('&'),
    ],
    ['one board', `boardIds[]=${board}`],
    ['a priority', 'priorities[]=High'],
    ['a person', `assigneeIds[]=${person?.id ?? ''}`],
  ] as const;
  for (const [name, search] of filters)
    report.atMost(
      `p50 counted anew: ${name}`,
      await p50Of(settings.short ? 3 : 15, async () => {
        await query(database.url, 'truncate work_order_analytics');
        return ask(`?${search}`);
      }),
      500,
      'ms',
    );
}

async function arePacked(url: string): Promise<true | undefined> {
  const [changed] = await query<{ count: string }>(
    url,
    `select count(*) from work_order_changed_months where month < date_trunc('month', now() at time zone 'UTC')`,
  );
  return changed?.count === '0' ? true : undefined;
}

async function p50Of(times: number, ask: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let number = 0; number < times; number += 1) {
    const began = performance.now();
    await ask();
    took.push(performance.now() - began);
  }
  return percentile(took, 0.5);
}
