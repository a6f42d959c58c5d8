// Two targets of the sign-in: timing does not reveal whether an address is known, and many concurrent
// sign-ins do not delay other requests.
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
import { largest, median, percentile, sum } from '../lib/statistics.ts';

export const signIn: Part = {
  name: 'signIn',
  about: 'known and unknown addresses by the clock; 50 sign-ins at once; 500 right and 10,000 wrong ones',
  minutes: 20,
  run,
};

type Send = (path: string, body: object) => Promise<number>;

async function run({ report, settings, stack }: Bench): Promise<void> {
  const database = await startDatabase(stack);
  // Each request has its own client address, so that the limits on guessing do not apply.
  const server = await startServer(stack, {
    dataDir: await newDataFolder(stack),
    environment: { DATABASE_URL: database.url, TRUST_PROXY: 'on' },
  });
  const send = senderTo(server.url);
  const known = await query<{ email: string }>(
    database.url,
    'select email from users join passwords on user_id = id where not is_disabled order by email limit 60',
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
  await districtBehindOneAddress();

  /** A district in the morning, and an attacker who guesses from a computer in it. */
  async function districtBehindOneAddress() {
    await query(database.url, 'delete from rate_limits');
    const statusOf = async (email: string, attempted: string) => {
      const { status } = await ask(`${server.url}/api/users/signIn`, {
        body: { email, password: attempted },
        timeout: 60_000,
      });
      return status;
    };
    const right = settings.short ? 50 : 500;
    const began = performance.now();
    const statuses = await inTurns(right, 20, (at) =>
      statusOf(known[at % known.length]?.email ?? '', 'demo-school-2026'),
    );
    report.figure(`${right} right sign-ins from one address took`, written(performance.now() - began, 's'));
    report.none('  of them refused', statuses.filter((status) => status !== 200).length);
    const wrong = settings.short ? 500 : 10_000;
    const guessed = known.slice(0, 10).map(({ email }) => email);
    const evaluated = new Map<string, number>();
    await inTurns(wrong, 20, async (at) => {
      const email = guessed[at % guessed.length] ?? '';
      if ((await statusOf(email, password)) === 401) evaluated.set(email, (evaluated.get(email) ?? 0) + 1);
    });
    report.figure(
      `${wrong} wrong ones for ${guessed.length} accounts: evaluated`,
      String(sum([...evaluated.values()])),
    );
    report.atMost('  most for one account', largest([...evaluated.values()]), 10, 'plain');
  }

  /** Polling requests are answered quickly while 50 people wait for their password check. */
  async function crowd() {
    const rounds = settings.short ? 1 : 4;
    const rest = performance.now() + (settings.short ? 2000 : 5000);
    const before = await poll(`${server.url}/healthz`, cookie, () => performance.now() > rest);
    let isOver = false;
    const polls = (path: string) => poll(`${server.url}/${path}`, cookie, () => isOver);
    const waiting = [polls('healthz'), polls('api/users/session')] as const;
    const signIns: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const requests = Array.from({ length: 50 }, (_, at) => {
        const email = known[at % known.length]?.email ?? '';
        return send('users/signIn', { email, password: 'demo-school-2026' });
      });
      signIns.push(...(await Promise.all(requests)));
    }
    isOver = true;
    const [health, session] = await Promise.all(waiting);
    report.figure(`/healthz before, p99 of ${before.length}`, written(percentile(before, 0.99), 'ms'));
    report.figure('50 sign-ins at once, p50', written(percentile(signIns, 0.5), 'ms'));
    report.figure('50 sign-ins at once, p99', written(percentile(signIns, 0.99), 'ms'));
    report.figure(
      `/healthz during the sign-ins, p50 of ${health.length}`,
      written(percentile(health, 0.5), 'ms'),
    );
    report.atMost('/healthz during the sign-ins, p99', percentile(health, 0.99), 100, 'ms');
    report.figure(
      `a request with a session, p50 of ${session.length}`,
      written(percentile(session, 0.5), 'ms'),
    );
    report.figure('a request with a session, p99', written(percentile(session, 0.99), 'ms'));
  }
}

/** So many at once, until all are done. */
async function inTurns<Answer>(
  count: number,
  atOnce: number,
  act: (at: number) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let begun = 0;
  const work = async () => {
    while (begun < count) {
      begun += 1;
      answers.push(await act(begun - 1));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}

/** Milliseconds until the answer, of any kind. */
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
