// PostgreSQL is down for a while: users are asked at once to try again, the process survives, and
// everything recovers.
import { absences, type Absence } from '../away/absences.ts';
import { observe } from '../away/observe.ts';
import type { Sample } from '../away/probe.ts';
import { lastLines } from '../lib/child.ts';
import { startDatabase } from '../lib/database.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import type { Bench, Part } from '../lib/part.ts';
import { signInEditors } from '../lib/people.ts';
import { written } from '../lib/report.ts';
import { startServer } from '../lib/server.ts';
import { largest, percentile } from '../lib/statistics.ts';

export const away: Part = { name: 'away', about: 'PostgreSQL away for 20 seconds', minutes: 8, run };

/** The limit for a quick answer. A connection attempt gets 2 s before it counts as failed. */
const quick = 3000;
const alive = 500;
const healing = 5000;

async function run(bench: Bench): Promise<void> {
  for (const absence of absences) {
    bench.report.note(`${absence.name}:`);
    await goAndComeBack(bench, absence);
  }
}

async function goAndComeBack({ report, settings, stack }: Bench, absence: Absence): Promise<void> {
  const database = await startDatabase(stack);
  const environment = { DATABASE_URL: database.url };
  const server = await startServer(stack, { dataDir: await newDataFolder(stack), environment });
  const [editor] = await signInEditors(server.url, database.url, 1);
  if (editor === undefined) throw new Error('Nobody may edit schools.');
  const seconds = settings.short ? 8 : 20;
  const seen = await observe({ absence, database, server, editor, seconds, stack });

  report.none('  servers that ended', server.isAlive() ? 0 : 1);
  if (!server.isAlive()) report.note(await lastLines(server));
  // Requests sent just before the outage may get a real answer.
  const isInTime = ({ sent, took, answer }: Sample) =>
    answer?.status === 200 && sent + took > seen.returning && took <= quick;
  const isWrong = (sample: Sample) => !isInTime(sample) && !saysTryAgain(sample);
  report.figure('  requests while it was away', String(seen.asked.length));
  report.none('  without 503 and Retry-After', seen.asked.filter(isWrong).length);
  report.figure('  answered after, p50', written(percentile(times(seen.asked), 0.5), 's'));
  report.atMost('  answered after, longest', largest(times(seen.asked)), quick, 's');
  const saysReady = (sample: Sample) => !isInTime(sample) && sample.answer?.status !== 503;
  report.none('  /readyz that did not say no', seen.readyz.filter(saysReady).length);
  report.atMost('  /readyz answered after, longest', largest(times(seen.readyz)), quick, 's');
  report.atMost('  /healthz answered after, longest', largest(times(seen.healthz)), alive, 's');
  report.none('  answers other than success or 503', seen.all.filter(isStrange).length);
  const { healedAfter = Number.POSITIVE_INFINITY, isGapShown } = seen;
  report.atMost('  reading, writing and ready again after', healedAfter, healing, 's');
  if (absence.breaksConnections) {
    report.target('  the live stream reports the gap', isGapShown ? 'yes' : 'no', 'yes', isGapShown);
  }
  await server.stop();
}

function saysTryAgain({ answer }: Sample): boolean {
  return answer?.status === 503 && answer.retryAfter !== null;
}

function isStrange({ answer }: Sample): boolean {
  return answer?.status !== 200 && answer?.status !== 503;
}

function times(samples: readonly Sample[]): number[] {
  return samples.map(({ took }) => took);
}
