// Work orders: a page, one order with its timeline and a change of its status against the floor, searches, and growth
// up to 500,000 of them.
import { makeSchools } from '../entries/data.ts';
import { askForSure } from '../lib/ask.ts';
import { startDatabase } from '../lib/database.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import type { Bench, Part } from '../lib/part.ts';
import { signIn } from '../lib/people.ts';
import { type Report, written } from '../lib/report.ts';
import { type Server, startServer } from '../lib/server.ts';
import { query } from '../lib/sql.ts';
import { percentile } from '../lib/statistics.ts';
import { startFloor } from '../load/floor.ts';
import { startGenerator } from '../load/generate.ts';
import { type Kind, workOrderFilter } from '../load/requests.ts';
import { cost, described, failures, inTurn, rate, type Rival, spread } from '../load/turns.ts';
import { boardIdsOf, declineFirst, fillWorkOrders } from '../workOrders/data.ts';

export const workOrders: Part = {
  name: 'workOrders',
  about: 'work orders against the floor, their search, and growth up to 500,000',
  minutes: 30,
  run,
};

const supervisor = 'maintenance_supervisor@demo.test';
const connectionCount = 16;

/** The change comes last: the jobs that send notifications run a minute later. */
const measured: readonly { kind: Kind; name: string; atLeast: number }[] = [
  { kind: 'workOrders', name: 'page of 32 by board, status and school', atLeast: 0.6 },
  { kind: 'workOrder', name: 'by id with its timeline', atLeast: 0.4 },
  { kind: 'setStatus', name: 'status change with histories, audit, notice, notifications', atLeast: 0.15 },
];

/** The words of the descriptions are in data.ts. */
const searches = [
  ['a rare word', 'raccoon'],
  ['a word of one percent', 'hinge'],
  ['a word of all orders', 'latch'],
  ['a word of none', 'zzyzx'],
  ['two letters', 're'],
  ['a number', '1007777'],
  ['a place and a rare word', 'room raccoon'],
] as const;

type Place = Readonly<{
  server: Server;
  databaseUrl: string;
  cookie: string;
  schoolIds: readonly string[];
  boardIds: readonly string[];
}>;

async function run(bench: Bench): Promise<void> {
  const { report, settings, stack } = bench;
  const [small, large] = settings.short ? ([10_000, 50_000] as const) : ([10_000, 500_000] as const);
  const database = await startDatabase(stack);
  const environment = { DATABASE_URL: database.url };
  const server = await startServer(stack, { dataDir: await newDataFolder(stack), environment });
  const cookie = await signIn(server.url, supervisor);
  const schoolIds = await makeSchools(database.url);
  const boardIds = await boardIdsOf(database.url);
  await query(database.url, 'truncate work_orders cascade');
  const place = { server, databaseUrl: database.url, cookie, schoolIds, boardIds };

  const timed = async (path: string, own = cookie) => p50Of(`${server.url}${path}`, own, settings.short);
  const viewers = await Promise.all(
    ['educator', 'maintenance_staff', 'principal'].map(async (role) => ({
      role,
      own: await signIn(server.url, `${role}@demo.test`),
    })),
  );
  const listed = `/api/workOrders?${workOrderFilter({ cookie, schoolIds, workOrders: { count: 0, boardIds, connection: 0 } }, 3)}`;
  const times = async () => [
    { name: 'page by board, status and school', took: await timed(listed) },
    { name: 'newest page', took: await timed('/api/workOrders') },
    { name: 'one order', took: await timed('/api/workOrders/order000000000007777') },
    ...(await inOrder(viewers, async ({ role, own }) => ({
      name: `newest page of the ${role}`,
      took: await timed('/api/workOrders', own),
    }))),
  ];
  const counts = { schoolCount: schoolIds.length, boardIds };
  await fillWorkOrders(database.url, small, counts);
  const first = await times();
  await fillWorkOrders(database.url, large, counts);
  const second = await times();
  for (const [at, { name, took }] of second.entries()) {
    const before = first[at]?.took ?? 0;
    report.atMost(
      `p50 of the ${name}, ${large / 1000}k orders to ${small / 1000}k`,
      took / before,
      1.5,
      'ratio',
    );
    report.figure('  from size to size', `${written(before, 'ms')}, ${written(took, 'ms')}`);
  }
  await measureSearch(report, timed);
  await measureRatios(bench, place, large);
}

async function inOrder<Given, Made>(all: readonly Given[], make: (one: Given) => Promise<Made>) {
  const made: Made[] = [];
  for (const one of all) made.push(await make(one));
  return made;
}

async function p50Of(url: string, cookie: string, short: boolean): Promise<number> {
  const took: number[] = [];
  for (let number = 0; number < 20; number += 1) await askForSure(url, { cookie });
  for (let number = 0; number < (short ? 30 : 150); number += 1) {
    const began = performance.now();
    await askForSure(url, { cookie });
    took.push(performance.now() - began);
  }
  return percentile(took, 0.5);
}

async function measureSearch(report: Report, timed: (path: string) => Promise<number>): Promise<void> {
  for (const [name, typed] of searches) {
    const search = encodeURIComponent(typed);
    report.atMost(`p50 of a search for ${name}`, await timed(`/api/workOrders?search=${search}`), 50, 'ms');
    report.figure('  its count', written(await timed(`/api/workOrders/count?search=${search}`), 'ms'));
  }
}

async function measureRatios({ report, settings, stack }: Bench, place: Place, count: number): Promise<void> {
  const { server, databaseUrl, schoolIds, boardIds } = place;
  const rivals = {
    ours: { pid: server.pid, port: Number(new URL(server.url).port) },
    floor: await startFloor(stack, 'workOrders/floor.ts', { DATABASE_URL: databaseUrl }),
  };
  const cookies: string[] = [];
  while (cookies.length < connectionCount) cookies.push(await signIn(server.url, supervisor));
  const viewers = cookies.map((cookie, connection) => ({
    cookie,
    schoolIds: [...schoolIds],
    workOrders: { count, boardIds: [...boardIds], connection },
  }));
  const generator = startGenerator(stack);
  for (const { kind, name, atLeast } of measured) {
    const load = async (rival: Rival, seconds: number) => {
      if (kind === 'setStatus') await declineFirst(databaseUrl, connectionCount);
      return generator.make({ port: rival.port, kind, seconds, viewers });
    };
    const { ours, floor } = await inTurn(rivals, load, settings.short);
    report.atLeast(name, rate(ours) / rate(floor), atLeast, 'ratio');
    report.figure('  from the lowest slice to the highest', spread(ours, floor));
    report.figure('  processor time, times that of the floor', written(cost(ours) / cost(floor), 'ratio'));
    report.figure('  ours', described(ours));
    report.figure('  floor', described(floor));
    report.none('  requests that failed', failures([...ours, ...floor]));
  }
}
