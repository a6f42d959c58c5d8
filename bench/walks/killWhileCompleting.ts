// The server dies while a large walk completes: afterwards all of it is published or nothing, and the repeated request
// of the device finishes it once.
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../apps/server/src/platform/embeddedPostgres/port.ts';
import { ask, newId } from '../lib/ask.ts';
import type { Chance } from '../lib/chance.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import { startServer } from '../lib/server.ts';
import { waitFor } from '../lib/wait.ts';
import { type LargeWalk, makeLargeWalk, type Published, publishedBy } from './data.ts';

export type KillPlace = Readonly<{
  stack: AsyncDisposableStack;
  databaseUrl: string;
  cookie: string;
  walk: LargeWalk;
  /** About how long a completion takes. */
  usual: number;
}>;

export type Killed = Readonly<{ before: number; after: number; halves: string[]; unfinished: string[] }>;

export async function killWhileCompleting(place: KillPlace, times: number, chance: Chance): Promise<Killed> {
  const { stack, databaseUrl, cookie, walk, usual } = place;
  const options = {
    dataDir: await newDataFolder(stack),
    port: await freePort(),
    environment: { DATABASE_URL: databaseUrl },
  };
  let server = await startServer(stack, options);
  const found = { before: 0, after: 0, halves: new Array<string>(), unfinished: new Array<string>() };
  for (let time = 0; time < times; time += 1) {
    const walkId = await makeLargeWalk(databaseUrl, walk);
    const { counted } = await publishedBy(databaseUrl, walkId);
    const question = { cookie, operationId: newId(), body: { walkId } };
    const complete = () => ask(`${server.url}/api/walks/completeWalk`, question).catch(() => undefined);
    const asked = complete();
    await wait(chance.below(Math.ceil(usual * 1.2)));
    server.signal('SIGKILL');
    await Promise.all([asked, server.exited]);
    const state = await settled(databaseUrl, walkId);
    if (isWhole(state, walk, counted)) found.after += 1;
    else if (isUntouched(state, walk, counted)) found.before += 1;
    else found.halves.push(JSON.stringify(state));
    server = await startServer(stack, options);
    const answer = await complete();
    const end = await publishedBy(databaseUrl, walkId);
    if (answer?.status !== 200 || !isWhole(end, walk, counted))
      found.unfinished.push(`${answer?.status} ${JSON.stringify(end)}`);
  }
  await server.stop();
  return found;
}

/** PostgreSQL notices a moment later that the server is gone; until then its transaction may still commit. */
async function settled(url: string, walkId: string): Promise<Published> {
  let last = '';
  return waitFor(
    'a walk that does not change anymore',
    async () => {
      const state = await publishedBy(url, walkId);
      const text = JSON.stringify(state);
      const isSame = text === last;
      last = text;
      return isSame ? state : undefined;
    },
    { every: 300 },
  );
}

function isWhole(state: Published, { entries }: LargeWalk, counted: number): boolean {
  const { status, waiting, published, deltas } = state;
  const isMoved = waiting === 0 && published === entries && deltas === entries;
  return status === 'complete' && isMoved && state.counted === counted + entries;
}

function isUntouched(state: Published, { entries }: LargeWalk, counted: number): boolean {
  const { status, waiting, published, deltas } = state;
  const isWaiting = waiting === entries && published === 0 && deltas === 0;
  return status === 'inprogress' && isWaiting && state.counted === counted;
}
