// What strangers and signed-in people may send: 100,000 spoiled requests over all procedures and routes without one
// fault of the server, and hostile texts in every text field without a blocked event loop.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { worstTexts } from '../../apps/server/src/testing/hostileTexts.ts';
import { blockedTurnsModule, readBlockedTurns } from '../fuzz/blocked.ts';
import { Knowledge } from '../fuzz/knowledge.ts';
import { makeRequest, requestWith, type FuzzRequest } from '../fuzz/request.ts';
import { createSender } from '../fuzz/send.ts';
import { keepDistrict, putBack } from '../fuzz/steadyDistrict.ts';
import { listTargets } from '../fuzz/targets.ts';
import { seededChance } from '../lib/chance.ts';
import { startDatabase } from '../lib/database.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import type { Bench, Part } from '../lib/part.ts';
import { signIn } from '../lib/people.ts';
import { startServer } from '../lib/server.ts';
import { largest } from '../lib/statistics.ts';

export const fuzz: Part = {
  name: 'fuzz',
  about:
    '100,000 spoiled requests over all procedures and routes: no 5xx; hostile texts: no blocked event loop',
  minutes: 30,
  run,
};

const callers = ['staff', 'schooldog_master_admin', 'district_safety_coordinator', 'principal', 'custodial'];
const atOnce = 8;
const putBackEvery = 400;
const longestBlock = 50;
const mostShown = 40;

async function run({ report, settings, stack }: Bench): Promise<void> {
  const database = await startDatabase(stack);
  const dataDir = await newDataFolder(stack);
  const turnsFile = join(dataDir, 'blocked-turns');
  const server = await startServer(stack, {
    dataDir,
    environment: {
      DATABASE_URL: database.url,
      NODE_OPTIONS: `--import=${blockedTurnsModule}`,
      BLOCKED_TURNS_FILE: turnsFile,
    },
  });
  const cookies: string[] = [];
  for (const caller of callers) cookies.push(await signIn(server.url, `${caller}@demo.test`));
  await keepDistrict(database.url);
  const known = await Knowledge.of(database.url);
  const targets = listTargets();
  const { send, close } = createSender(server.url, atOnce);
  stack.defer(close);
  report.figure('procedures and routes', String(targets.length));
  await hostileTexts();
  await spoiledRequests();

  /** One request at a time, so that a blocked event loop is the fault of that request. */
  async function hostileTexts() {
    const slow: string[] = [];
    let sent = 0;
    for (const target of targets) {
      for (const place of target.places.filter(({ kind }) => kind === 'text')) {
        for (const { name, ofLength } of settings.short ? worstTexts.slice(0, 1) : worstTexts) {
          for (const cookie of [undefined, cookies[0]]) {
            const length = cookie === undefined ? 50_000 : 250_000;
            const request = requestWith(target, place.put(ofLength(length)), cookie);
            const began = Date.now();
            const { status } = await send(request);
            sent += 1;
            const longest = largest(await readBlockedTurns(turnsFile, began));
            const fault = status >= 500 || status === 0;
            if (fault || longest > longestBlock) {
              slow.push(`${target.name} ${place.path} ${name}: ${status}, ${longest} ms`);
            }
          }
        }
      }
      await putBack(database.url);
    }
    report.figure('hostile texts, signed in and not', String(sent));
    report.none(`  that blocked the event loop over ${longestBlock} ms`, slow.length);
    for (const line of slow.slice(0, mostShown)) report.note(`    ${line}`);
  }

  async function spoiledRequests() {
    const chance = seededChance(settings.seed);
    const total = settings.short ? 3_000 : 100_000;
    const statuses = new Map<number, number>();
    const faults = new Map<string, FuzzRequest>();
    const answered = new Map<string, number>();
    let begun = 0;
    let faultCount = 0;
    const began = Date.now();

    const sendOne = async () => {
      const target = chance.pick(targets);
      const request = makeRequest(target, { known, cookies, chance });
      const { status, text } = await send(request);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // Provider staff among the callers switch maintenance mode on; that answer is the right one then.
      if (status >= 500 && !text.includes('"app.maintenance"')) {
        faultCount += 1;
        const key = `${target.name} ${status} ${text.slice(0, 80)}`;
        if (!faults.has(key)) faults.set(key, request);
      }
      if (status !== 200) return;
      answered.set(target.name, (answered.get(target.name) ?? 0) + 1);
      if (text.startsWith('{') || text.startsWith('[')) known.learn(JSON.parse(text));
    };
    const work = async () => {
      while (begun < total) {
        begun += 1;
        if (begun % putBackEvery === 0) await putBack(database.url);
        await sendOne();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));

    const sorted = [...statuses].toSorted(([a], [b]) => a - b);
    report.figure('requests', String(total));
    report.figure('  answers', sorted.map(([status, count]) => `${status}: ${count}`).join(', '));
    const never = targets.filter(({ name }) => !answered.has(name)).map(({ name }) => name);
    report.figure('  procedures and routes that also succeeded', String(targets.length - never.length));
    report.note(`    never: ${never.join(', ')}`);
    report.none('  faults of the server (5xx)', faultCount);
    for (const [key, request] of [...faults].slice(0, mostShown)) {
      report.note(`    ${key}`);
      report.note(`      ${JSON.stringify(request).slice(0, 1_500)}`);
    }
    report.target('  the server is alive', server.isAlive() ? 'yes' : 'no', 'yes', server.isAlive());
    const log = await readFile(server.logFile, 'utf8');
    const errors = log.split('\n').filter((line) => line.includes('"a request failed"'));
    report.none('  unforeseen errors in its log', errors.length);
    for (const line of errors.slice(0, mostShown)) report.note(`    ${line.slice(0, 1_500)}`);
    report.figure(
      '  longest turn of the event loop',
      `${largest(await readBlockedTurns(turnsFile, began))} ms`,
    );
  }
}
