// The orders of many series on one morning: how long they take, what others notice of it, and that each is made
// exactly once when the server is killed again and again.
import { setTimeout as delay } from 'node:timers/promises';
import { askForSure } from '../lib/ask.ts';
import { startDatabase } from '../lib/database.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import type { Bench, Part } from '../lib/part.ts';
import { signIn } from '../lib/people.ts';
import type { Report } from '../lib/report.ts';
import { written } from '../lib/report.ts';
import { type Server, startServer } from '../lib/server.ts';
import { largest, percentile } from '../lib/statistics.ts';
import { waitFor } from '../lib/wait.ts';
import {
  damageIn,
  madeSoFar,
  makeDueSeries,
  makeManySchools,
  schoolCount,
  startGeneration,
} from '../recurring/data.ts';

export const recurring: Part = {
  name: 'recurring',
  about: '20,000 orders due on one morning, and with the server killed five times',
  minutes: 30,
  run,
};

const supervisor = 'maintenance_supervisor@demo.test';
const kills = 5;
const longest = 20 * 60_000;

async function run({ report, settings, stack }: Bench): Promise<void> {
  const seriesCount = settings.short ? 20 : 200;
  const expected = seriesCount * schoolCount;
  const database = await startDatabase(stack);
  const dataDir = await newDataFolder(stack);
  const start = () => startServer(stack, { dataDir, environment: { DATABASE_URL: database.url } });
  let server = await start();
  await makeManySchools(database.url);

  const cookie = await signIn(server.url, supervisor);
  await makeDueSeries(database.url, 'morning', seriesCount);
  const pages = readPages(server, cookie);
  const took = await generated(database.url, 'morning', expected);
  const times = await pages.end();
  report.atMost(`${expected} orders of ${seriesCount} series`, took, settings.short ? 6000 : 60_000, 's');
  report.atMost('  p99 of a page meanwhile', percentile(times, 0.99), 200, 'ms');
  report.figure('  pages read, p50, slowest', described(times));
  await reportDamage(report, database.url, 'morning', expected);

  await makeDueSeries(database.url, 'killed', seriesCount);
  await startGeneration(database.url);
  for (let killed = 1; killed <= kills; killed += 1) {
    await reached(database.url, 'killed', (expected * killed) / (kills + 1));
    server.signal('SIGKILL');
    await server.exited;
    server = await start();
    await startGeneration(database.url);
  }
  await reached(database.url, 'killed', expected);
  report.figure(`killed and restarted ${kills} times`, `${expected} orders`);
  await reportDamage(report, database.url, 'killed', expected);
  if (settings.short) return;

  const many = seriesCount * 10;
  await makeDueSeries(database.url, 'many', many);
  const all = await generated(database.url, 'many', many * schoolCount);
  report.figure(`${many * schoolCount} orders of ${many} series`, written(all, 's'));
}

/** Milliseconds until the last one is there. */
async function generated(url: string, name: string, expected: number): Promise<number> {
  const began = performance.now();
  await startGeneration(url);
  await reached(url, name, expected);
  return performance.now() - began;
}

async function reached(url: string, name: string, count: number): Promise<void> {
  const look = async () => ((await madeSoFar(url, name)) >= count ? true : undefined);
  await waitFor(`${count} orders`, look, { atMost: longest, every: 100 });
}

function described(times: readonly number[]): string {
  const [p50, most] = [percentile(times, 0.5), largest(times)];
  return `${times.length}, ${written(p50, 'ms')}, ${written(most, 'ms')}`;
}

async function reportDamage(report: Report, url: string, name: string, expected: number): Promise<void> {
  const { missing, twice, half } = await damageIn(url, name, expected);
  report.none('  orders missing', missing);
  report.none('  orders made twice', twice);
  report.none('  orders without their records', half);
}

/** As somebody who opens the list again and again. */
function readPages(server: Server, cookie: string) {
  const times: number[] = [];
  const over = new AbortController();
  const reading = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      await askForSure(`${server.url}/api/workOrders`, { cookie });
      times.push(performance.now() - began);
      await delay(20);
    }
  })();
  return {
    end: async () => {
      over.abort();
      await reading;
      return times;
    },
  };
}
