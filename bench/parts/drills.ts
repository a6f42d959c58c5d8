// Drills: the list among 100,000 of them, and what a hundred schools owe over ten years.
import { fillDrills } from '../drills/data.ts';
import { timesOfDue } from '../drills/due.ts';
import { makeSchools } from '../entries/data.ts';
import { startDatabase } from '../lib/database.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import type { Bench, Part } from '../lib/part.ts';
import { signIn } from '../lib/people.ts';
import { startServer } from '../lib/server.ts';
import { startFloor } from '../load/floor.ts';
import { startGenerator } from '../load/generate.ts';
import { described, failures, inTurn, rate, type Rival, spread } from '../load/turns.ts';

export const drills: Part = {
  name: 'drills',
  about: 'the list among 100,000 drills, and what schools owe',
  minutes: 4,
  run,
};

const coordinator = 'district_safety_coordinator@demo.test';
const connectionCount = 16;
const dueRuns = 20;

async function run({ report, settings, stack }: Bench): Promise<void> {
  const { times, requirements } = timesOfDue(dueRuns);
  const median = times[dueRuns / 2] ?? 0;
  report.atMost(`what 100 schools owe over 10 years (${requirements} drills), median`, median, 50, 'ms');
  report.figure(`  slowest of ${dueRuns}`, `${(times.at(-1) ?? 0).toFixed(1)} ms`);
  const count = settings.short ? 10_000 : 100_000;
  const database = await startDatabase(stack);
  const environment = { DATABASE_URL: database.url };
  const server = await startServer(stack, { dataDir: await newDataFolder(stack), environment });
  const schoolIds = await makeSchools(database.url);
  await fillDrills(database.url, count, schoolIds.length);
  const rivals = {
    ours: { pid: server.pid, port: Number(new URL(server.url).port) },
    floor: await startFloor(stack, 'drills/floor.ts', environment),
  };
  const generator = startGenerator(stack);
  const viewers: { cookie: string; schoolIds: string[] }[] = [];
  while (viewers.length < connectionCount)
    viewers.push({ cookie: await signIn(server.url, coordinator), schoolIds: [] });
  const load = (rival: Rival, seconds: number) =>
    generator.make({ port: rival.port, kind: 'drills', seconds, viewers });
  const { ours, floor } = await inTurn(rivals, load, settings.short);
  report.atLeast(`the list of drills, of ${count / 1000}k`, rate(ours) / rate(floor), 0.7, 'ratio');
  report.figure('  from the lowest slice to the highest', spread(ours, floor));
  report.figure('  ours', described(ours));
  report.figure('  floor', described(floor));
  report.none('  requests that failed', failures([...ours, ...floor]));
}
