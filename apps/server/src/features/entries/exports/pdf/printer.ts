// The thread that prints reports: started with the first one, one report at a time, ended when none came for a while,
// so that a server that prints nothing carries none of it in memory.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { createGate } from '../../../../platform/gate/gate.ts';
import type { PrintedReport } from './report.ts';

export type Printer = Readonly<{
  /** Starts the thread ahead, while what is to be printed is still being gathered. */
  warm(): void;
  /** Writes the PDF to this path; `told` hears how many entries have found their place. */
  print(report: PrintedReport, path: string, told: (laidOut: number) => void): Promise<void>;
}>;

const idleMilliseconds = 30_000;
/** Longer than any report takes; a thread that is stuck is ended. */
const patienceMilliseconds = 120_000;
/** Room for the young, because laying out leaves much behind that nobody needs again. */
const memory = { maxOldGenerationSizeMb: 700, maxYoungGenerationSizeMb: 64 };

const wordSchema = z.union([
  z.object({ laidOut: z.number() }),
  z.object({ done: z.literal(true) }),
  z.object({ failed: z.string() }),
]);

/** Beside the bundle lies the bundled thread; in development and in tests its source. */
const file = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'entriesPdf.worker.ts' : 'entriesPdf.worker.js',
);

export function createPrinter(): Printer {
  const gate = createGate(1);
  let thread: Worker | undefined;
  let isPrinting = false;
  let rest: NodeJS.Timeout | undefined;

  function wake(): Worker {
    clearTimeout(rest);
    thread ??= start(() => {
      thread = undefined;
    });
    return thread;
  }

  /** An idle thread does not keep the process from ending. */
  function lie(): void {
    thread?.unref();
    rest = setTimeout(end, idleMilliseconds).unref();
  }

  function end(): void {
    void thread?.terminate();
    thread = undefined;
  }

  return {
    warm: () => {
      wake();
      if (!isPrinting) lie();
    },
    print: (report, path, told) =>
      gate(1, async () => {
        isPrinting = true;
        try {
          const printing = wake();
          printing.ref();
          await printed(printing, { report, path }, told);
          lie();
        } catch (error) {
          end();
          throw error;
        } finally {
          isPrinting = false;
        }
      }),
  };
}

function start(gone: () => void): Worker {
  const thread = new Worker(file, {
    // Nothing of the server's own settings is known there.
    env: { NODE_ENV: 'production' },
    execArgv: [],
    resourceLimits: memory,
  });
  // Whoever waits for a report hears of it too; without a listener an idle thread would take the server along.
  return thread.on('error', () => undefined).once('exit', gone);
}

function printed(
  thread: Worker,
  order: { report: PrintedReport; path: string },
  told: (laidOut: number) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const hear = (message: unknown) => {
    const word = wordSchema.parse(message);
    if ('laidOut' in word) told(word.laidOut);
    else if ('failed' in word) reject(new Error(word.failed));
    else resolve();
  };
  const gone = (code: number) => reject(new Error(`the printing thread ended (${code})`));
  const timer = setTimeout(() => reject(new Error('the printing thread is stuck')), patienceMilliseconds);
  thread.on('message', hear).once('error', reject).once('exit', gone);
  const buffers = order.report.entries.flatMap(({ pictures }) => pictures.map(({ data }) => data.buffer));
  thread.postMessage(order, buffers);
  return promise.finally(() => {
    clearTimeout(timer);
    thread.off('message', hear).off('error', reject).off('exit', gone);
  });
}
