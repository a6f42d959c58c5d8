// PostgreSQL goes away for a while, once dead and once frozen with its connections open: people are told at once to
// try again, the process lives on, and everything works again by itself.
import { setTimeout as delay } from 'node:timers/promises';
import { ask, newId } from '../lib/ask.ts';
import { startDatabase, type BenchDatabase } from '../lib/database.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import { openLiveStream } from '../lib/liveStream.ts';
import type { Bench, Part } from '../lib/part.ts';
import { signInEditors, type Editor } from '../lib/people.ts';
import { startProbe, type Sample } from '../lib/probe.ts';
import { written } from '../lib/report.ts';
import { startServer, type Server } from '../lib/server.ts';
import { largest, percentile } from '../lib/statistics.ts';
import { waitFor } from '../lib/wait.ts';

export const away: Part = { name: 'away', about: 'PostgreSQL away for 20 seconds', minutes: 8, run };

/** Longer than this nobody calls quick. A connection attempt gets 2 s before it counts as failed. */
const quick = 3000;
const alive = 500;

interface Absence {
  readonly name: string;
  readonly breaksConnections: boolean;
  leave(database: BenchDatabase): Promise<void>;
  comeBack(database: BenchDatabase): Promise<void>;
}
const absences: readonly Absence[] = [
  {
    name: 'killed',
    breaksConnections: true,
    leave: (database) => database.kill(),
    comeBack: (database) => database.startAgain(),
  },
  {
    name: 'frozen',
    breaksConnections: false,
    leave: (database) => database.freeze(),
    comeBack: (database) => database.thaw(),
  },
];

async function run(bench: Bench): Promise<void> {
  const { report, stack } = bench;
  for (const absence of absences) {
    report.note(`${absence.name}:`);
    const database = await startDatabase(stack);
    const environment = { DATABASE_URL: database.url };
    const server = await startServer(stack, { dataDir: await newDataFolder(stack), environment });
    const [editor] = await signInEditors(server.url, database.url, 1);
    if (editor === undefined) throw new Error('Nobody may edit schools.');
    await goAndComeBack(bench, absence, database, server, editor);
    report.none('  servers that ended', server.isAlive() ? 0 : 1);
    await server.stop();
  }
}

async function goAndComeBack(
  { report, settings, stack }: Bench,
  absence: Absence,
  database: BenchDatabase,
  server: Server,
  { cookie, schoolIds }: Editor,
): Promise<void> {
  const [schoolId] = schoolIds;
  const stream = await openLiveStream(stack, server.url, cookie);
  const timeout = 60_000;
  const change = () =>
    ask(`${server.url}/api/schools/schoolFormSubmit`, {
      cookie,
      timeout,
      operationId: newId(),
      body: { schoolId, schoolData: { principalName: newId() } },
    });
  const probes = {
    read: startProbe(() => ask(`${server.url}/api/schools/${schoolId}`, { cookie, timeout })),
    change: startProbe(change),
    readyz: startProbe(() => ask(`${server.url}/readyz`, { timeout })),
    healthz: startProbe(() => ask(`${server.url}/healthz`, { timeout })),
  };
  await delay(2000);
  await absence.leave(database);
  const left = performance.now();
  await delay(settings.short ? 8000 : 20_000);
  const returning = performance.now();
  await absence.comeBack(database);
  const back = performance.now();
  const healed = (samples: readonly Sample[]) =>
    waitFor('a success after the database is back', async () =>
      samples.find(({ sent, answer }) => sent >= left && answer?.status === 200),
    );
  const healing = await Promise.all([
    healed(probes.read.samples),
    healed(probes.change.samples),
    healed(probes.readyz.samples),
  ]);
  // Long enough for the live connection, which is tried again every two seconds at the latest.
  await delay(3000);
  await Promise.all(Object.values(probes).map((probe) => probe.stop()));

  // What was under way when the database left, and did not get its answer out at once, counts as asked meanwhile.
  const during = (samples: readonly Sample[]) =>
    samples.filter(({ sent, took }) => (sent >= left || sent + took > left + 500) && sent < returning);
  const asked = during([...probes.read.samples, ...probes.change.samples]);
  report.figure('  requests while it was away', String(asked.length));
  // Whoever asked just before the end may get a real answer.
  const isInTime = ({ sent, took, answer }: Sample) =>
    answer?.status === 200 && sent + took > returning && took <= quick;
  const unanswered = asked.filter((sample) => !saysTryAgain(sample) && !isInTime(sample));
  report.none('  without 503 and Retry-After', unanswered.length);
  report.figure('  answered after, p50', written(percentile(times(asked), 0.5), 's'));
  report.atMost('  answered after, longest', largest(times(asked)), quick, 's');
  const readiness = during(probes.readyz.samples);
  report.none(
    '  /readyz that said yes',
    readiness.filter((sample) => sample.answer?.status !== 503 && !isInTime(sample)).length,
  );
  report.atMost('  /readyz answered after, longest', largest(times(readiness)), quick, 's');
  report.atMost(
    '  /healthz answered after, longest',
    largest(times(during(probes.healthz.samples))),
    alive,
    's',
  );
  const after = largest(healing.map(({ sent, took }) => sent + took - back));
  report.atMost('  reading, writing and ready again after', after, 5000, 's');
  if (absence.breaksConnections) {
    const isTold = stream.events.some(({ event, at }) => event === 'gap' && at >= left);
    report.promise('  the live stream tells that there was a gap', isTold ? 'yes' : 'no', 'yes', isTold);
  }
  report.none(
    '  answers other than success or 503',
    strange(Object.values(probes).flatMap((p) => [...p.samples])),
  );
}

function saysTryAgain({ answer }: Sample): boolean {
  return answer?.status === 503 && answer.retryAfter !== null;
}

function strange(samples: readonly Sample[]): number {
  return samples.filter(({ answer }) => answer?.status !== 200 && answer?.status !== 503).length;
}

function times(samples: readonly Sample[]): number[] {
  return samples.map(({ took }) => took);
}
