// The product against the floor: the same data, the same requests, alternating slices so that noise affects both.
import { Client } from 'pg';
import { ask, newId } from '../lib/ask.ts';
import { startDatabase } from '../lib/database.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import { heapUsed, residentMemory, withHeapReports } from '../lib/memory.ts';
import type { Bench, Part } from '../lib/part.ts';
import { signIn } from '../lib/people.ts';
import { written } from '../lib/report.ts';
import { startServer } from '../lib/server.ts';
import { query } from '../lib/sql.ts';
import { startFloor } from '../load/floor.ts';
import { type Generator, startGenerator } from '../load/generate.ts';
import type { Viewer } from '../load/order.ts';
import { type Kind, readPrincipals, requestOf } from '../load/requests.ts';
import { startWireTap } from '../load/wireTap.ts';
import { cost, described, failures, inTurn, rate, spread, type Rival } from '../load/turns.ts';

export const api: Part = {
  name: 'api',
  about: 'requests per second as a share of the floor, 16 connections with 16 sessions',
  minutes: 10,
  run,
};

const measured: readonly { kind: Kind; name: string; atLeast: number; flights: number }[] = [
  { kind: 'list', name: 'list of 32 schools', atLeast: 0.7, flights: 2 },
  { kind: 'byId', name: 'school by id', atLeast: 0.45, flights: 2 },
  { kind: 'change', name: 'change with operation id, audit, notice', atLeast: 0.22, flights: 4 },
];
const schoolCount = 32;
const connectionCount = 16;

async function run({ report, settings, stack }: Bench): Promise<void> {
  const database = await startDatabase(stack);
  const environment = { DATABASE_URL: database.url };
  const dataDir = await newDataFolder(stack);
  const server = await startServer(stack, {
    dataDir,
    environment: { ...environment, ...withHeapReports(dataDir) },
  });
  const rivals = {
    ours: { pid: server.pid, port: Number(new URL(server.url).port) },
    floor: await startFloor(stack, 'load/floorServer.ts', environment),
  };
  const viewers = await makeViewers(server.url, database.url);
  const generator = startGenerator(stack);
  const tap = await startWireTap(stack, database.url);
  const tapped = await startServer(stack, {
    dataDir: await newDataFolder(stack),
    environment: { DATABASE_URL: tap.url },
  });
  const countFlights = async (kind: Kind) => {
    const port = Number(new URL(tapped.url).port);
    const viewer = { ...oneOf(viewers), principals: await readPrincipals(port, oneOf(viewers)) };
    return tap.flightsOf(port, (number) => requestOf(kind, viewer, number));
  };

  for (const { kind, name, atLeast, flights } of measured) {
    const load = (rival: Rival, seconds: number) =>
      generator.make({ port: rival.port, kind, seconds, viewers });
    const { ours, floor } = await inTurn(rivals, load, settings.short);
    report.atLeast(name, rate(ours) / rate(floor), atLeast, 'ratio');
    report.figure('  from the lowest slice to the highest', spread(ours, floor));
    report.figure('  processor time, times that of the floor', written(cost(ours) / cost(floor), 'ratio'));
    report.figure('  ours', described(ours));
    report.figure('  floor', described(floor));
    report.none('  requests that failed', failures([...ours, ...floor]));
    report.atMost('  flights to PostgreSQL each', await countFlights(kind), flights + 0.2, 'plain');
  }
  await besideSlowQueries(
    { report, settings, stack },
    { databaseUrl: database.url, viewers, generator, rival: rivals.ours },
  );
  report.atMost('memory after the load (RSS)', await residentMemory(server.pid), 250e6, 'MB');
  report.figure('  of which heap in use', written(await heapUsed(server, dataDir), 'MB'));
}

async function makeViewers(serverUrl: string, databaseUrl: string): Promise<Viewer[]> {
  const known = await query<{ id: string }>(databaseUrl, 'select id from schools');
  const added = Array.from({ length: schoolCount - known.length }, newId);
  await query(
    databaseUrl,
    `insert into schools (id, name, street, city, state, zip, website, links)
      select id, 'School ' || id, '1 Main Street', 'Cedar Springs', 'GA', '31021', 'https://' || lower(id) || '.example',
        '[{"name": "Bell schedule", "url": "https://school.example/bell-schedule"}]'
      from unnest($1::text[]) as id`,
    [added],
  );
  const ids = [...known.map(({ id }) => id), ...added];
  const viewers: Viewer[] = [];
  for (let at = 0; at < connectionCount; at += 1) {
    const cookie = await signIn(serverUrl, 'district_safety_coordinator@demo.test');
    viewers.push({ cookie, schoolIds: ids.filter((_id, place) => place % connectionCount === at) });
  }
  return viewers;
}

function oneOf(viewers: readonly Viewer[]): Viewer {
  const [viewer] = viewers;
  if (viewer === undefined) throw new Error('Nobody is signed in.');
  return viewer;
}

const slowQueries = 4;

/** Reads that hang on a locked table must not block other reads. */
async function besideSlowQueries(
  { report, settings }: Bench,
  parts: { databaseUrl: string; viewers: Viewer[]; generator: Generator; rival: Rival },
): Promise<void> {
  const { databaseUrl, viewers, generator, rival } = parts;
  const seconds = settings.short ? 1 : 5;
  const p99 = async () => (await generator.make({ port: rival.port, kind: 'byId', seconds, viewers })).p99;
  await p99();
  const alone = await p99();
  const holder = new Client({ connectionString: databaseUrl });
  await holder.connect();
  await holder.query('begin; lock table notifications in access exclusive mode');
  const { cookie } = oneOf(viewers);
  const hanging = Array.from({ length: slowQueries }, () =>
    ask(`http://127.0.0.1:${rival.port}/api/notifications`, { cookie }),
  );
  const beside = await p99();
  await holder.query('rollback');
  await holder.end();
  await Promise.all(hanging);
  report.atMost('p99 by id beside slow queries, times that without', beside / alone, 1.5, 'ratio');
  report.figure('  without, and beside them', `${written(alone, 'ms')}, ${written(beside, 'ms')}`);
}
