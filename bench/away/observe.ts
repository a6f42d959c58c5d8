// Users and a load balancer keep sending requests while the database goes down, stays down and comes back.
import { setTimeout as delay } from 'node:timers/promises';
import { ask, newId } from '../lib/ask.ts';
import type { BenchDatabase } from '../lib/database.ts';
import { linkChange } from '../lib/linkChange.ts';
import { openLiveStream } from '../lib/liveStream.ts';
import type { Editor } from '../lib/people.ts';
import type { Server } from '../lib/server.ts';
import { largest } from '../lib/statistics.ts';
import { waitFor } from '../lib/wait.ts';
import type { Absence } from './absences.ts';
import { startProbe, type Sample } from './probe.ts';

export interface Observed {
  /** Reads and writes sent while the database was down. */
  readonly asked: readonly Sample[];
  readonly readyz: readonly Sample[];
  readonly healthz: readonly Sample[];
  /** Every answer of the whole time. */
  readonly all: readonly Sample[];
  /** When the database began to come back. */
  readonly returning: number;
  /** Milliseconds until reading, writing and readiness were back; undefined when the server has ended. */
  readonly healedAfter: number | undefined;
  readonly isGapShown: boolean;
}

const timeout = 60_000;

export async function observe(parts: {
  absence: Absence;
  database: BenchDatabase;
  server: Server;
  editor: Editor;
  seconds: number;
  stack: AsyncDisposableStack;
}): Promise<Observed> {
  const { absence, database, server, editor, seconds, stack } = parts;
  const stream = await openLiveStream(stack, server.url, editor.cookie);
  const probes = startProbes(server.url, editor);
  await delay(2000);
  await absence.leave(database);
  const left = performance.now();
  await delay(seconds * 1000);
  const returning = performance.now();
  await absence.comeBack(database);
  const back = performance.now();
  const healed = await Promise.all(
    [probes.read, probes.change, probes.readyz].map(({ samples }) => firstSuccess(samples, left, server)),
  );
  // Long enough for the live connection, which reconnects within two seconds.
  await delay(3000);
  await Promise.all(Object.values(probes).map((probe) => probe.stop()));

  // Requests in flight when the database went down, and not answered at once, count as sent during the outage.
  const during = (samples: readonly Sample[]) =>
    samples.filter(({ sent, took }) => (sent >= left || sent + took > left + 500) && sent < returning);
  return {
    asked: during([...probes.read.samples, ...probes.change.samples]),
    readyz: during(probes.readyz.samples),
    healthz: during(probes.healthz.samples),
    all: Object.values(probes).flatMap(({ samples }) => [...samples]),
    returning,
    healedAfter: healed.includes('ended')
      ? undefined
      : largest(healed.flatMap((one) => (one === 'ended' ? [] : [one.sent + one.took - back]))),
    isGapShown: stream.events.some(({ event, at }) => event === 'gap' && at >= left),
  };
}

function startProbes(serverUrl: string, { cookie, schoolIds: [schoolId] }: Editor) {
  return {
    read: startProbe(() => ask(`${serverUrl}/api/schools/${schoolId}`, { cookie, timeout })),
    change: startProbe(() =>
      ask(`${serverUrl}/api/schools/editSchoolLinks`, {
        cookie,
        timeout,
        operationId: newId(),
        body: linkChange(schoolId),
      }),
    ),
    readyz: startProbe(() => ask(`${serverUrl}/readyz`, { timeout })),
    healthz: startProbe(() => ask(`${serverUrl}/healthz`, { timeout })),
  };
}

async function firstSuccess(
  samples: readonly Sample[],
  left: number,
  server: Server,
): Promise<Sample | 'ended'> {
  return waitFor('a success after the database is back', async () => {
    if (!server.isAlive()) return 'ended';
    return samples.find(({ sent, answer }) => sent >= left && answer?.status === 200);
  });
}
