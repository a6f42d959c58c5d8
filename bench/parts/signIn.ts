// Two promises of the sign-in: a stranger cannot tell by the clock whether an address is known, and many people who
// sign in at once hold up nobody else.
import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '../lib/ask.ts';
import { seededChance } from '../lib/chance.ts';
import { startDatabase } from '../lib/database.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import { solvedHumanCheck } from '../lib/humanCheck.ts';
import type { Bench, Part } from '../lib/part.ts';
import { signIn as signInAs } from '../lib/people.ts';
import { rankSum } from '../lib/rankSum.ts';
import { written } from '../lib/report.ts';
import { startServer } from '../lib/server.ts';
import { query } from '../lib/sql.ts';
import { median, percentile } from '../lib/statistics.ts';

export const signIn: Part = {
  name: 'signIn',
  about: 'known and unknown addresses by the clock; 50 sign-ins at once',
  minutes: 12,
  run,
};

type Send = (path: string, body: object) => Promise<number>;

async function run({ report, settings, stack }: Bench): Promise<void> {
  const database = await startDatabase(stack);
  // Each request comes from an address of its own, so that the limits on guessing stay out of the way.
  const server = await startServer(stack, {
    dataDir: await newDataFolder(stack),
    environment: { DATABASE_URL: database.url, TRUST_PROXY: 'on' },
  });
  const send = senderTo(server.url);
  const known = await query<{ email: string }>(
    database.url,
    'select email from users join passwords on user_id = id order by email limit 60',
  );
  const addresses = known.slice(0, settings.short ? 10 : 60).map(({ email }) => email);
  const check = () => solvedHumanCheck(server.url);

  const password = 'a wrong password that is long';
  await compare('sign-in', async (email) => send('users/signIn', { email, password }));
  for (const [name, procedure] of [
    ['new password', 'requestPasswordReset'],
    ['sign-in link', 'requestSignInLink'],
  ] as const) {
    await compare(
      name,
      async (email, humanCheck) => send(`users/${procedure}`, { email, humanCheck }),
      check,
    );
  }

  async function compare(
    name: string,
    request: (email: string, humanCheck: string) => Promise<number>,
    prepare: () => Promise<string> = async () => '',
  ) {
    const chance = seededChance(settings.seed);
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    await request('warm@nowhere.test', await prepare());
    for (const [at, email] of addresses.entries()) {
      const pair: ['known' | 'unknown', string][] = [
        ['known', email],
        ['unknown', `${name.replaceAll(' ', '')}${at}@${email.split('@')[1] ?? 'demo.test'}`],
      ];
      for (const [kind, address] of chance.below(2) === 0 ? pair : pair.toReversed()) {
        times[kind].push(await request(address, await prepare()));
      }
    }
    const { share, deviations } = rankSum(times.known, times.unknown);
    report.figure(`${name}: known, median of ${times.known.length}`, written(median(times.known), 'ms'));
    report.figure(`${name}: unknown`, written(median(times.unknown), 'ms'));
    report.figure('  known to unknown', (median(times.known) / median(times.unknown)).toFixed(3));
    report.figure('  share of pairs in which the known took longer', share.toFixed(3));
    report.atMost('  deviations from half of them', Math.abs(deviations), 3, 'plain');
  }

  const cookie = await signInAs(server.url, 'principal@demo.test');
  await crowd();

  /** Whoever polls is answered quickly while 50 people wait for their password to be checked. */
  async function crowd() {
    const rounds = settings.short ? 1 : 4;
    const rest = performance.now() + (settings.short ? 2000 : 5000);
    const before = await poll(`${server.url}/healthz`, cookie, () => performance.now() > rest);
    let isOver = false;
    const polls = (path: string) => poll(`${server.url}/${path}`, cookie, () => isOver);
    const waiting = [polls('healthz'), polls('api/users/session')] as const;
    const signIns: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const everybody = Array.from({ length: 50 }, (_, at) => {
        const email = known[at % known.length]?.email ?? '';
        return send('users/signIn', { email, password: 'demo-school-2026' });
      });
      signIns.push(...(await Promise.all(everybody)));
    }
    isOver = true;
    const [health, session] = await Promise.all(waiting);
    report.figure(`/healthz before, p99 of ${before.length}`, written(percentile(before, 0.99), 'ms'));
    report.figure('50 sign-ins at once, p50', written(percentile(signIns, 0.5), 'ms'));
    report.figure('50 sign-ins at once, p99', written(percentile(signIns, 0.99), 'ms'));
    report.figure(`/healthz meanwhile, p50 of ${health.length}`, written(percentile(health, 0.5), 'ms'));
    report.atMost('/healthz meanwhile, p99', percentile(health, 0.99), 100, 'ms');
    report.figure(
      `a request with a session meanwhile, p50 of ${session.length}`,
      written(percentile(session, 0.5), 'ms'),
    );
    report.figure('a request with a session meanwhile, p99', written(percentile(session, 0.99), 'ms'));
  }
}

/** Milliseconds until the answer, of whatever kind it is. */
function senderTo(serverUrl: string): Send {
  let sent = 0;
  return async (path, body) => {
    sent += 1;
    const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
    const began = performance.now();
    const response = await fetch(`${serverUrl}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    await response.text();
    const took = performance.now() - began;
    if (response.status !== 200 && response.status !== 401)
      throw new Error(`${path} answered ${response.status}`);
    return took;
  };
}

async function poll(url: string, cookie: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    const { status } = await ask(url, { cookie });
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    times.push(performance.now() - began);
    await delay(10);
  }
  return times;
}
