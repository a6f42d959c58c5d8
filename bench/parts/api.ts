// The product against the floor: the same data, the same requests, slices in turn so that noise falls on both.
import { newId } from '../lib/ask.ts';
import { startDatabase } from '../lib/database.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import { heapUsed, residentMemory, withHeapReports } from '../lib/memory.ts';
import type { Bench, Part } from '../lib/part.ts';
import { signIn } from '../lib/people.ts';
import { written } from '../lib/report.ts';
import { startServer } from '../lib/server.ts';
import { query } from '../lib/sql.ts';
import { startFloor } from '../load/floor.ts';
import { startGenerator } from '../load/generate.ts';
import type { Asker } from '../load/order.ts';
import type { Kind } from '../load/requests.ts';
import { cost, described, failures, inTurn, rate, spread, type Rival } from '../load/turns.ts';

export const api: Part = {
  name: 'api',
  about: 'requests per second as a share of the floor, 16 connections',
  minutes: 10,
  run,
};

const measured: readonly { kind: Kind; name: string; atLeast: number }[] = [
  { kind: 'list', name: 'list of 32 schools', atLeast: 0.6 },
  { kind: 'byId', name: 'school by id', atLeast: 0.5 },
  { kind: 'change', name: 'change with operation id, audit, notice', atLeast: 0.2 },
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
  const askers = await makeAskers(server.url, database.url);
  const generator = startGenerator(stack);

  for (const { kind, name, atLeast } of measured) {
    const load = (rival: Rival, seconds: number) =>
      generator.make({ port: rival.port, kind, seconds, askers });
    const { ours, floor } = await inTurn(rivals, load, settings.short);
    report.atLeast(name, rate(ours) / rate(floor), atLeast, 'ratio');
    report.figure('  from the lowest slice to the highest', spread(ours, floor));
    report.figure('  processor time, times that of the floor', written(cost(ours) / cost(floor), 'ratio'));
    report.figure('  ours', described(ours));
    report.figure('  floor', described(floor));
    report.none('  requests that failed', failures([...ours, ...floor]));
  }
  report.figure('memory after the load (RSS)', written(await residentMemory(server.pid), 'MB'));
  report.figure('  of which heap in use', written(await heapUsed(server, dataDir), 'MB'));
}

async function makeAskers(serverUrl: string, databaseUrl: string): Promise<Asker[]> {
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
  const cookie = await signIn(serverUrl, 'district_safety_coordinator@demo.test');
  return Array.from({ length: connectionCount }, (_, at) => ({
    cookie,
    schoolIds: ids.filter((_id, place) => place % connectionCount === at),
  }));
}
