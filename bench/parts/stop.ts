// SIGTERM under load: every request that was sent gets its answer; only new connections may be rejected.
import { setTimeout as delay } from 'node:timers/promises';
import { startDatabase } from '../lib/database.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import { openLiveStream } from '../lib/liveStream.ts';
import type { Bench, Part } from '../lib/part.ts';
import { signInEditors } from '../lib/people.ts';
import { written } from '../lib/report.ts';
import { startServer } from '../lib/server.ts';
import { finishesWithin } from '../lib/wait.ts';
import { openConnection, type Connection } from '../load/connection.ts';
import { requestOf, type Kind } from '../load/requests.ts';

export const stop: Part = { name: 'stop', about: 'SIGTERM under load', minutes: 8, run };

/** The outcome of each request, by when it was sent. */
interface Fates {
  answered: number;
  /** Sent before the signal and never answered. */
  droppedBefore: number;
  /** Sent after the signal on a connection that was still open, and never answered. */
  droppedAfter: number;
  /** Answered, but not with success. */
  readonly rejected: Map<number, number>;
}

const connectionCount = 16;
const kinds: readonly Kind[] = ['byId', 'addLink', 'list', 'addLink'];

async function run({ report, settings, stack }: Bench): Promise<void> {
  const database = await startDatabase(stack);
  const fates: Fates = { answered: 0, droppedBefore: 0, droppedAfter: 0, rejected: new Map() };
  const endings: string[] = [];
  const times = settings.short ? 2 : 10;
  let longest = 0;
  for (let time = 0; time < times; time += 1) {
    const environment = { DATABASE_URL: database.url };
    const server = await startServer(stack, { dataDir: await newDataFolder(stack), environment });
    const [editor] = await signInEditors(server.url, database.url, 1);
    if (editor === undefined) throw new Error('Nobody may edit schools.');
    const stream = await openLiveStream(stack, server.url, editor.cookie);

    let stopped = Number.POSITIVE_INFINITY;
    const port = Number(new URL(server.url).port);
    const asking = Promise.all(
      Array.from({ length: connectionCount }, (_, at) =>
        askUntilRefused(
          port,
          (number) => requestOf(kinds[(at + number) % kinds.length] ?? 'byId', editor, at),
          {
            fates,
            hasStopped: (sent) => sent >= stopped,
          },
        ),
      ),
    );
    await delay(settings.short ? 1500 : 3000);
    stopped = performance.now();
    server.signal('SIGTERM');
    const code = await server.exited;
    longest = Math.max(longest, performance.now() - stopped);
    await asking;
    if (code !== 0) endings.push(`exit code ${code}`);
    if (!(await finishesWithin(1000, stream.ended)) || (await stream.ended) === 'broken') {
      endings.push('a live stream that broke off');
    }
  }
  report.figure('stops, and requests answered', `${times}, ${fates.answered}`);
  report.none('requests sent before the signal, never answered', fates.droppedBefore);
  report.none('requests sent after it on an open connection, dropped', fates.droppedAfter);
  report.none(
    'requests answered without success',
    [...fates.rejected.values()].reduce((a, b) => a + b, 0),
  );
  for (const [status, count] of fates.rejected) report.note(`  ${count} × ${status}`);
  report.none('ends without order', endings.length);
  for (const ending of endings) report.note(`  ${ending}`);
  report.figure('from the signal to the end (longest)', written(longest, 's'));
}

/** Sends requests on one connection after the other until the server accepts no new one. */
async function askUntilRefused(
  port: number,
  request: (number: number) => string,
  { fates, hasStopped }: { fates: Fates; hasStopped(sent: number): boolean },
): Promise<void> {
  let number = 0;
  for (;;) {
    const connection = await openConnection(port).catch(() => undefined);
    if (connection === undefined) return;
    for (let goesOn = true; goesOn && connection.isOpen(); number += 1) {
      goesOn = await askOnce(connection, request(number), fates, hasStopped);
    }
    connection.close();
  }
}

async function askOnce(
  connection: Connection,
  request: string,
  fates: Fates,
  hasStopped: (sent: number) => boolean,
): Promise<boolean> {
  const sent = performance.now();
  try {
    const { status, isLast } = await connection.send(request);
    if (status === 200) fates.answered += 1;
    else fates.rejected.set(status, (fates.rejected.get(status) ?? 0) + 1);
    return !isLast;
  } catch {
    if (hasStopped(sent)) fates.droppedAfter += 1;
    else fates.droppedBefore += 1;
    return false;
  }
}
