// Safety alerts: one is seen at once by many who are connected, and none is lost or sent twice whatever fails.
import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.ts';
import { endureHardship } from '../alerts/hardship.ts';
import { type AlertPeople, makePeople } from '../alerts/people.ts';
import { timesToSee } from '../alerts/seeing.ts';
import { makeSchools } from '../entries/data.ts';
import { startDatabase } from '../lib/database.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import type { Bench, Part } from '../lib/part.ts';
import { signIn } from '../lib/people.ts';
import { written } from '../lib/report.ts';
import { startServer } from '../lib/server.ts';
import { query } from '../lib/sql.ts';
import { largest, percentile } from '../lib/statistics.ts';
import { saveObservation } from '../entries/observation.ts';

export const alerts: Part = {
  name: 'alerts',
  about: 'safety alerts from a press on one browser to another, 500 streams open',
  minutes: 25,
  run: async (bench) => {
    const { server, databaseUrl, people } = await makeDistrict(bench);
    await measureSeeing(bench, server.url, databaseUrl, people);
  },
};

export const hardship: Part = {
  name: 'hardship',
  about: '1,000 safety alerts while mail, push and server fail',
  minutes: 20,
  run: async (bench) => {
    const { server, ...place } = await makeDistrict(bench);
    await server.stop();
    await measureHardship(bench, place);
  },
};

async function makeDistrict({ stack }: Bench) {
  const { url: databaseUrl } = await startDatabase(stack);
  const environment = { DATABASE_URL: databaseUrl };
  const server = await startServer(stack, { dataDir: await newDataFolder(stack), environment });
  const cookie = await signIn(server.url, 'district_safety_coordinator@demo.test');
  const [schoolId = ''] = await makeSchools(databaseUrl);
  const kind = await saveObservation(server.url, cookie, databaseUrl);
  const people = await makePeople(databaseUrl, { senders: 55, receivers: 12 });
  return { server, databaseUrl, schoolId, kind, people };
}

async function measureSeeing(
  { report, settings, stack }: Bench,
  serverUrl: string,
  databaseUrl: string,
  people: AlertPeople,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--disable-dev-shm-usage'],
  });
  stack.defer(() => browser.close());
  const [sender, receiver] = await Promise.all(
    ['custodial@demo.test', 'sro@demo.test'].map((email) => personOf(serverUrl, databaseUrl, email)),
  );
  if (sender === undefined || receiver === undefined) throw new Error('There is no sender or receiver.');
  const idleStreams = settings.short ? 50 : 500;
  const { senders } = people;
  const idleUserIds = Array.from(
    { length: idleStreams },
    (_, at) => senders[at % senders.length]?.userId ?? '',
  );
  const times = settings.short ? 10 : 200;
  const took = await timesToSee({
    stack,
    browser,
    serverUrl,
    databaseUrl,
    sender,
    receiver,
    times,
    idleUserIds,
    receiverName: receiver.name,
  });
  await browser.close();
  report.figure('sends from one browser to another, idle streams', `${took.length}, ${idleStreams}`);
  report.figure('  from the press to the unread mark, p50', written(percentile(took, 0.5), 'ms'));
  report.atMost('  from the press to the unread mark, p99', percentile(took, 0.99), 500, 'ms');
  report.figure('  longest', written(largest(took), 'ms'));
}

async function personOf(serverUrl: string, databaseUrl: string, email: string) {
  const [row] = await query<{ userId: string; name: string }>(
    databaseUrl,
    `select id as "userId", first_name || ' ' || last_name as name from users where email = $1`,
    [email],
  );
  if (row === undefined) throw new Error(`There is no ${email}.`);
  return { ...row, cookie: await signIn(serverUrl, email) };
}

type Place = Readonly<{
  databaseUrl: string;
  people: AlertPeople;
  schoolId: string;
  kind: Readonly<{ categoryId: string; itemId: string }>;
}>;

async function measureHardship({ report, settings, stack }: Bench, place: Place): Promise<void> {
  const count = settings.short ? 150 : 1000;
  const kills = settings.short ? 1 : 3;
  const found = await endureHardship({ stack, ...place, count, kills });
  const { sending } = found;
  report.figure('alerts sent to 5 people each, kills', `${sending.acknowledged.length}, ${kills}`);
  report.figure('  requests without an answer, sent again', String(sending.repeated));
  report.none('  answers other than success or 503', sending.wrong.length);
  report.atMost('  p99 of a request', percentile(sending.took, 0.99), 300, 'ms');
  report.figure('  longest', written(largest(sending.took), 'ms'));
  report.none('alerts without a mail and a push to each', found.incomplete.length);
  report.figure('messages, of them in flight at a kill', `${found.messages}, ${found.inFlight}`);
  report.none('  lost', found.lost.length);
  report.figure('  repeated with the same id, in flight at a kill', String(found.repeatedAtKill));
  report.none('  repeated otherwise', found.repeatedOtherwise.length);
  const examples = [...sending.wrong, ...found.incomplete, ...found.lost, ...found.repeatedOtherwise];
  for (const text of examples.slice(0, 20)) report.note(`    ${text}`);
}
