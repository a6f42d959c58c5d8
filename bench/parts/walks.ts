// Walks: completing a large one while others work, kills meanwhile, lists among 100,000 of them, and a long report.
import { makeSchools } from '../entries/data.ts';
import { drawPhotos, uploadPhoto } from '../entries/photos.ts';
import { askForSure, newId } from '../lib/ask.ts';
import { seededChance } from '../lib/chance.ts';
import { startDatabase } from '../lib/database.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import { measureReport } from '../lib/exporting.ts';
import type { Bench, Part } from '../lib/part.ts';
import { signIn } from '../lib/people.ts';
import { type Report, written } from '../lib/report.ts';
import { type Server, startServer } from '../lib/server.ts';
import { query } from '../lib/sql.ts';
import { largest, median } from '../lib/statistics.ts';
import { startFloor } from '../load/floor.ts';
import { startGenerator } from '../load/generate.ts';
import type { Kind } from '../load/requests.ts';
import { described, failures, inTurn, rate, type Rival, spread } from '../load/turns.ts';
import { besides } from '../walks/beside.ts';
import { fillWalks, makeLargeWalk } from '../walks/data.ts';
import { killWhileCompleting } from '../walks/killWhileCompleting.ts';
import { saveObservation } from '../entries/observation.ts';

export const walks: Part = {
  name: 'walks',
  about: 'completing 500 entries with 1,000 photos while others work, kills, 100,000 walks, a long report',
  minutes: 20,
  run,
};

const coordinator = 'district_safety_coordinator@demo.test';
const custodian = 'custodial@demo.test';
const completion = { entries: 500, photosEach: 2 } as const;
const connectionCount = 16;

type Place = Readonly<{
  server: Server;
  databaseUrl: string;
  cookie: string;
  kind: Readonly<{ categoryId: string; itemId: string }>;
  schoolIds: readonly string[];
  leaderUserId: string;
}>;

async function run(bench: Bench): Promise<void> {
  const { report, settings, stack } = bench;
  const database = await startDatabase(stack);
  const environment = { DATABASE_URL: database.url };
  const server = await startServer(stack, { dataDir: await newDataFolder(stack), environment });
  const cookie = await signIn(server.url, coordinator);
  const schoolIds = await makeSchools(database.url);
  const kind = await saveObservation(server.url, cookie, database.url);
  const leaderUserId = await idOf(database.url, coordinator);
  const place = { server, databaseUrl: database.url, cookie, kind, schoolIds, leaderUserId };

  const usual = await measureCompletion(report, place, settings.short ? 3 : 10);
  await measureLists(bench, place, settings.short ? 10_000 : 100_000);
  await measureSummative(report, place, settings.short ? 20 : 250);
  await server.stop();

  const times = settings.short ? 3 : 20;
  const walk = { ...completion, schoolId: schoolIds[0] ?? '', leaderUserId };
  const killed = await killWhileCompleting(
    { stack, databaseUrl: database.url, cookie, walk, usual },
    times,
    seededChance(settings.seed),
  );
  report.figure(`${times} kills while completing`, `${killed.before} before, ${killed.after} after`);
  report.none('  walks that completed by half', killed.halves.length);
  report.none('  that the repeated request did not finish', killed.unfinished.length);
  for (const text of [...killed.halves, ...killed.unfinished]) report.note(`    ${text}`);
}

async function idOf(url: string, email: string): Promise<string> {
  const [row] = await query<{ id: string }>(url, 'select id from users where email = $1', [email]);
  return row?.id ?? '';
}

/** Returns how long a completion usually takes. */
async function measureCompletion(report: Report, place: Place, times: number): Promise<number> {
  const { server, databaseUrl, cookie, kind, schoolIds, leaderUserId } = place;
  const [here = '', ...elsewhere] = schoolIds;
  const entries = { count: 1, ...kind };
  const groups = [
    { kind: 'entries', viewer: { cookie, schoolIds: [here, ...elsewhere.slice(0, 2)], entries }, people: 3 },
    { kind: 'logEntry', viewer: { cookie, schoolIds: [here], entries }, people: 2 },
    { kind: 'logEntry', viewer: { cookie, schoolIds: elsewhere, entries }, people: 2 },
  ] as const;
  const took: number[] = [];
  const slow: number[][] = [[], [], []];
  let failed = 0;
  for (let time = 0; time < times + 1; time += 1) {
    const walkId = await makeLargeWalk(databaseUrl, { ...completion, schoolId: here, leaderUserId });
    const began = performance.now();
    const completing = askForSure(`${server.url}/api/walks/completeWalk`, { cookie, body: { walkId } }).then(
      () => performance.now() - began,
    );
    const seen = await besides(Number(new URL(server.url).port), groups, completing);
    // The first warms the server.
    if (time === 0) continue;
    took.push(await completing);
    for (const [at, one] of seen.entries()) slow[at]?.push(one.p99);
    failed += seen.reduce((all, one) => all + one.failed, 0);
  }
  report.atMost('completing 500 entries with 1,000 photos (longest)', largest(took), 3000, 's');
  report.figure('  median', written(median(took), 's'));
  const names = ['reading', 'logging at the same school', 'logging at other schools'];
  for (const [at, name] of names.entries())
    report.atMost(`  p99 of ${name} meanwhile`, median(slow[at] ?? []), 100, 'ms');
  report.none('  requests of others that failed', failed);
  return median(took);
}

const lists: readonly { kind: Kind; email: string; name: string; atLeast: number }[] = [
  { kind: 'myWalks', email: custodian, name: 'My Walks of a person with one tab', atLeast: 0.7 },
  { kind: 'teamWalks', email: coordinator, name: 'Team Walks with the counts of all tabs', atLeast: 0.6 },
];

async function measureLists({ report, settings, stack }: Bench, place: Place, count: number): Promise<void> {
  const { server, databaseUrl, schoolIds } = place;
  await fillWalks(databaseUrl, count, schoolIds.length);
  const rivals = {
    ours: { pid: server.pid, port: Number(new URL(server.url).port) },
    floor: await startFloor(stack, 'walks/floor.ts', { DATABASE_URL: databaseUrl }),
  };
  const generator = startGenerator(stack);
  for (const { kind, email, name, atLeast } of lists) {
    const userId = await idOf(databaseUrl, email);
    const cookies: string[] = [];
    while (cookies.length < connectionCount) cookies.push(await signIn(server.url, email));
    const viewers = cookies.map((cookie) => ({ cookie, userId, schoolIds: [] }));
    const load = (rival: Rival, seconds: number) =>
      generator.make({ port: rival.port, kind, seconds, viewers });
    const { ours, floor } = await inTurn(rivals, load, settings.short);
    report.atLeast(`${name}, of ${count / 1000}k`, rate(ours) / rate(floor), atLeast, 'ratio');
    report.figure('  from the lowest slice to the highest', spread(ours, floor));
    report.figure('  ours', described(ours));
    report.figure('  floor', described(floor));
    report.none('  requests that failed', failures([...ours, ...floor]));
  }
}

async function measureSummative(report: Report, place: Place, count: number): Promise<void> {
  const { server, cookie, kind, schoolIds } = place;
  const walkId = newId();
  const post = (path: string, body: object) =>
    askForSure(`${server.url}/api/walks/${path}`, { cookie, body });
  const timestamp = new Date().toISOString();
  const begun = { collaborators: [], intendedCategories: [], timeframe: null, timestamp };
  await post('startWalk', { walkId, schoolId: schoolIds[1], ...begun });
  const photos = await drawPhotos(50);
  for (let number = 0; number < count; number += 1) {
    const chosen = [photos[(number * 2) % photos.length], photos[(number * 2 + 1) % photos.length]];
    const sent = chosen.map((photo) => uploadPhoto(server.url, cookie, photo ?? Buffer.alloc(0)));
    const entry = {
      observationCategoryId: kind.categoryId,
      observationItemId: kind.itemId,
      observationType: ['concern', 'praise', 'other'][number % 3],
      quantity: 1,
      comment: 'The latch of this door does not close by itself; it was reported to the office.',
      location: `Room ${number}`,
      locationDataProfileId: null,
      locationDataProfileOptionId: null,
      manualTags: [],
      imageIds: await Promise.all(sent),
    };
    const rest = { safetyAlert: null, tasksToAddOnSubmission: [] };
    await post('putWalkEntry', { walkId, entryId: newId(), timestamp, entry, ...rest });
  }
  await post('completeWalk', { walkId });
  const body = { exportId: newId(), query: { walkId, reportType: 'summative' }, title: 'Summative report' };
  const { took, bytes, p99 } = await measureReport(server, cookie, 'walks/generateReport', body);
  report.atMost(`summative report of ${count} entries with 2 photos each`, took, 10_000, 's');
  report.figure('  size', written(bytes, 'MB'));
  report.atMost('  p99 of /healthz during the report', p99, 200, 'ms');
}
