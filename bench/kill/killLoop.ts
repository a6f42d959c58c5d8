// Writers write while server and PostgreSQL are killed again and again.
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../apps/server/src/platform/embeddedPostgres/port.ts';
import { seededChance } from '../lib/chance.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import { signInEditors } from '../lib/people.ts';
import { databaseUrl } from '../lib/postgresOf.ts';
import { startServer } from '../lib/server.ts';
import { waitFor } from '../lib/wait.ts';
import { findDamage, type Findings } from './findings.ts';
import { kill, killings, watchDatabase, type Killing } from './killings.ts';
import { readRecords } from './records.ts';
import { startWriters, type Writers } from './writers.ts';

export interface KillOptions {
  readonly times: number;
  readonly stack: AsyncDisposableStack;
  readonly writers?: number;
  readonly seed?: number;
  readonly print?: (line: string) => void;
}

export interface KillResult extends Findings {
  readonly kills: ReadonlyMap<Killing, number>;
  readonly acknowledged: number;
  readonly unanswered: number;
  readonly wrong: ReadonlyMap<string, number>;
  /** Milliseconds from a database that is back to the first write, and from a dead server to a ready one. */
  readonly resumed: readonly number[];
  readonly restarted: readonly number[];
  /** Servers that died with their PostgreSQL although only PostgreSQL was killed. */
  readonly diedAlong: number;
  /** Starts after a kill that would have needed manual repair. */
  readonly repairs: number;
}

const longestPause = 400;
const writesBetween = 20;

export async function killLoop(options: KillOptions): Promise<KillResult> {
  const { times, stack, writers: count = 16, seed = 2026, print = () => undefined } = options;
  const chance = seededChance(seed);
  const dataDir = await newDataFolder(stack);
  const place = { dataDir, port: await freePort() };
  let server = await startServer(stack, place);
  const editors = await signInEditors(server.url, await databaseUrl(dataDir), count);
  const writers = startWriters(server.url, editors, chance);

  const kills = new Map<Killing, number>();
  const resumed: number[] = [];
  const restarted: number[] = [];
  let diedAlong = 0;
  let repairs = 0;
  for (let time = 1; time <= times; time += 1) {
    await someWrites(writers);
    await delay(chance.below(longestPause));
    const what = chance.pick(killings);
    kills.set(what, (kills.get(what) ?? 0) + 1);
    const database = what === 'server' || what === 'both' ? undefined : await watchDatabase(dataDir);
    const before = writers.acknowledged.length;
    await kill(what, server, dataDir, chance);
    // A server that dies with its PostgreSQL restarts neither.
    const back = await Promise.race([database?.back(), server.exited.then(() => undefined)]);
    if (back !== undefined) resumed.push((await nextWrite(writers, before, back)) - back);
    else if (database !== undefined) diedAlong += 1;
    if (back === undefined) {
      await server.exited;
      server = await startServer(stack, place).catch(() => {
        repairs += 1;
        return startServer(stack, place);
      });
      restarted.push(server.readyAfter);
    }
    print(`${time}. ${what} (${writers.acknowledged.length} writes acknowledged so far)`);
  }
  await someWrites(writers);
  await writers.finish();
  const found = findDamage(await readRecords(await databaseUrl(dataDir)), writers.acknowledged);
  await server.stop();
  return {
    ...found,
    kills,
    acknowledged: writers.acknowledged.length,
    unanswered: writers.unanswered(),
    wrong: writers.wrong,
    resumed,
    restarted,
    diedAlong,
    repairs,
  };
}

async function someWrites(writers: Writers): Promise<void> {
  const wanted = writers.acknowledged.length + writesBetween;
  await waitFor('writes among the kills', async () =>
    writers.acknowledged.length >= wanted ? true : undefined,
  );
}

/** When the first write was acknowledged after the database was back. */
async function nextWrite(writers: Writers, before: number, back: number): Promise<number> {
  return waitFor('a write after the database is back', async () => {
    const last = writers.lastAcknowledgement();
    return writers.acknowledged.length > before && last >= back ? last : undefined;
  });
}
