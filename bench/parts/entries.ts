// Entries: a page, a count, one entry and a new one against the floor, growth up to five million, and steady writing.
import { startDatabase } from '../lib/database.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import { askForSure } from '../lib/ask.ts';
import type { Bench, Part } from '../lib/part.ts';
import { signIn } from '../lib/people.ts';
import { written } from '../lib/report.ts';
import { startServer } from '../lib/server.ts';
import { query } from '../lib/sql.ts';
import { percentile } from '../lib/statistics.ts';
import { fillTo, makeSchools } from '../entries/data.ts';
import { saveObservation } from '../entries/observation.ts';
import { measureSearch } from '../entries/search.ts';
import { writeSteadily } from '../entries/steady.ts';
import { startFloor } from '../load/floor.ts';
import { startGenerator } from '../load/generate.ts';
import { entryFilter, type Kind, type Known } from '../load/requests.ts';
import { cost, described, failures, inTurn, rate, spread, type Rival } from '../load/turns.ts';

export const entries: Part = {
  name: 'entries',
  about: 'entries against the floor, up to five million of them, and 200 new ones a second',
  minutes: 40,
  run,
};

const measured: readonly { kind: Kind; name: string; atLeast: number }[] = [
  { kind: 'entries', name: 'page of 32 by schools, opinions and dates', atLeast: 0.6 },
  { kind: 'entryCount', name: 'count of the same filter', atLeast: 1 },
  { kind: 'entry', name: 'entry by id', atLeast: 0.58 },
  { kind: 'logEntry', name: 'insert with operation id, counts, audit, notice', atLeast: 0.3 },
];
const connectionCount = 16;
const sizes = [10_000, 1_000_000, 5_000_000] as const;

async function run({ report, settings, stack }: Bench): Promise<void> {
  const [small, middle, large] = settings.short ? ([10_000, 100_000, 300_000] as const) : sizes;
  const database = await startDatabase(stack);
  const environment = { DATABASE_URL: database.url };
  const server = await startServer(stack, { dataDir: await newDataFolder(stack), environment });
  const cookie = await signIn(server.url, 'district_safety_coordinator@demo.test');
  const schoolIds = await makeSchools(database.url);
  await query(database.url, 'truncate entries, observation_deltas, safety_alerts, safety_alert_recipients');
  const kind = await saveObservation(server.url, cookie, database.url);

  const timed = async (request: (number: number) => Promise<unknown>) => {
    const took: number[] = [];
    for (let number = 0; number < 30; number += 1) await request(number);
    for (let number = 0; number < (settings.short ? 50 : 300); number += 1) {
      const began = performance.now();
      await request(number);
      took.push(performance.now() - began);
    }
    return percentile(took, 0.5);
  };
  const times = async () => ({
    page: await timed((number) =>
      askForSure(`${server.url}/api/entries?${entryFilter(schoolIds, number)}`, { cookie }),
    ),
    count: await timed((number) =>
      askForSure(`${server.url}/api/entries/count?${entryFilter(schoolIds, number)}`, { cookie }),
    ),
    chart: await timed(() => askForSure(`${server.url}/api/insights/counts/global`, { cookie })),
  });

  await fillTo(stack, database.url, small);
  const first = await times();
  await fillTo(stack, database.url, middle);
  const second = await times();
  await measureSearch(report, (path) => timed(() => askForSure(`${server.url}${path}`, { cookie })));

  const rivals = {
    ours: { pid: server.pid, port: Number(new URL(server.url).port) },
    floor: await startFloor(stack, 'entries/floor.ts', environment),
  };
  const cookies: string[] = [];
  while (cookies.length < connectionCount) {
    cookies.push(await signIn(server.url, 'district_safety_coordinator@demo.test'));
  }
  const viewers: Known[] = cookies.map((own, at) => ({
    cookie: own,
    schoolIds: schoolIds.slice((at * 2) % schoolIds.length, ((at * 2) % schoolIds.length) + 3),
    entries: { count: middle, ...kind },
  }));
  const generator = startGenerator(stack);
  for (const { kind: asked, name, atLeast } of measured) {
    const load = (rival: Rival, seconds: number) =>
      generator.make({
        port: rival.port,
        kind: asked,
        seconds,
        viewers: viewers.map((viewer) => ({ ...viewer, schoolIds: [...viewer.schoolIds] })),
      });
    const { ours, floor } = await inTurn(rivals, load, settings.short);
    report.atLeast(name, rate(ours) / rate(floor), atLeast, 'ratio');
    report.figure('  from the lowest slice to the highest', spread(ours, floor));
    report.figure('  processor time, times that of the floor', written(cost(ours) / cost(floor), 'ratio'));
    report.figure('  ours', described(ours));
    report.figure('  floor', described(floor));
    report.none('  requests that failed', failures([...ours, ...floor]));
  }

  const steady = await writeSteadily(rivals.ours.port, viewers, {
    perSecond: 200,
    seconds: settings.short ? 5 : 60,
  });
  report.atLeast('new entries a second, asked for 200', steady.perSecond, 199, 'plain');
  report.atMost('  p99', steady.p99, 250, 'ms');
  report.none('  that failed', steady.failed);

  await fillTo(stack, database.url, large);
  const third = await times();
  for (const name of ['page', 'count', 'chart'] as const) {
    report.atMost(
      `p50 of the ${name}, ${large / 1000}k entries to ${small / 1000}k`,
      third[name] / first[name],
      1.5,
      'ratio',
    );
    report.figure(
      '  from size to size',
      [first, second, third].map((at) => written(at[name], 'ms')).join(', '),
    );
  }
}
