// How long a start takes, and how much memory an idle server uses.
import { setTimeout as delay } from 'node:timers/promises';
import { lastLines } from '../lib/child.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import { heapUsed, residentMemory, withHeapReports } from '../lib/memory.ts';
import type { Bench, Part } from '../lib/part.ts';
import { postgresReady } from '../lib/postgresOf.ts';
import { written } from '../lib/report.ts';
import { startServer, type ServerOptions } from '../lib/server.ts';
import { median } from '../lib/statistics.ts';

interface Start {
  readonly total: number;
  /** From a database that accepts connections to a server that is ready. */
  readonly afterDatabase: number;
}

export const start: Part = { name: 'start', about: 'starting, and memory at rest', minutes: 8, run };

async function run({ report, settings, stack }: Bench): Promise<void> {
  const folder = await newDataFolder(stack);
  const first = await timedStart(stack, { dataDir: folder, script: 'scripts/start.ts' });
  report.figure('first start, new data folder, through npm start', written(first.total, 's'));

  const again: Start[] = [];
  for (let times = settings.short ? 1 : 3; times > 0; times -= 1) {
    again.push(await timedStart(stack, { dataDir: folder, script: 'scripts/start.ts' }));
  }
  const second = median(again.map(({ total }) => total));
  report.atMost('second start, through npm start (median)', second, 3000, 's');
  const afterDatabase = median(again.map((one) => one.afterDatabase));
  report.atMost('  of which after the database is ready (median)', afterDatabase, 1000, 's');

  await demoDistrict({ report, settings, stack });
  await memoryAtRest({ report, settings, stack }, folder);
  await memoryAfterFirstStart({ report, settings, stack });
}

/** With the demo district, which the same process has just created. */
async function memoryAfterFirstStart({ report, settings, stack }: Bench): Promise<void> {
  const server = await startServer(stack, {
    dataDir: await newDataFolder(stack),
    script: 'scripts/start.ts',
  });
  await delay(settings.short ? 2000 : 10_000);
  report.atMost(
    'memory after a first start (RSS of npm start)',
    await residentMemory(server.pid),
    250e6,
    'MB',
  );
  await server.stop();
}

/** The same start on the same empty database, once with the demo district to create and once with it created. */
async function demoDistrict({ report, stack }: Bench): Promise<void> {
  const dataDir = await newDataFolder(stack);
  await timedStart(stack, { dataDir, environment: { DEMO: 'off' } });
  const making = await timedStart(stack, { dataDir });
  const made = await timedStart(stack, { dataDir });
  const demo = Math.max(0, making.afterDatabase - made.afterDatabase);
  report.atMost('making the demo district', demo, 10_000, 's');
}

async function memoryAtRest({ report, settings, stack }: Bench, dataDir: string): Promise<void> {
  const server = await startServer(stack, { dataDir, environment: withHeapReports(dataDir) });
  await delay(settings.short ? 2000 : 10_000);
  report.atMost('memory at rest (RSS, without PostgreSQL)', await residentMemory(server.pid), 130e6, 'MB');
  report.figure('  of which heap in use', written(await heapUsed(server, dataDir), 'MB'));
  await server.stop();
}

async function timedStart(stack: AsyncDisposableStack, options: ServerOptions): Promise<Start> {
  const began = performance.now();
  const starting = startServer(stack, options);
  // A failed start reports its own error; waiting for its database then ends.
  const databaseAfter = postgresReady(options.dataDir).then(
    () => performance.now() - began,
    () => 0,
  );
  const server = await starting;
  const afterDatabase = server.readyAfter - (await databaseAfter);
  const code = await server.stop();
  if ((await lastLines(server, 200)).includes('built the ')) {
    throw new Error('The sources were changed while the bench ran, so that a start had to build them.');
  }
  if (code !== 0) throw new Error(`A server that was asked to stop ended with ${code}.`);
  return { total: server.readyAfter, afterDatabase };
}
