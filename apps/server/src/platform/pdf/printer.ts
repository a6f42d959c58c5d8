// The thread that prints reports: started with the first one, one report at a time, ended after some idle
// time to free its memory.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { createGate } from '../gate/gate.ts';
import type { PdfBlock, PdfReport } from './report.ts';

export type PrintOrder = Readonly<{ report: PdfReport; path: string }>;

type Printer = Readonly<{
  /** Starts the thread ahead, while the report is still being gathered. */
  warm(): void;
  /** Writes the PDF to this path; `onProgress` gets the share that is laid out. */
  print(report: PdfReport, path: string, onProgress: (share: number) => void): Promise<void>;
}>;

const idleMilliseconds = 30_000;
/** Longer than any report takes; a stuck thread is ended. */
const patienceMilliseconds = 120_000;
/** Laying out creates many short-lived objects. */
const memory = { maxOldGenerationSizeMb: 700, maxYoungGenerationSizeMb: 64 };

const messageSchema = z.union([
  z.object({ share: z.number() }),
  z.object({ done: z.literal(true) }),
  z.object({ failed: z.string() }),
]);

/** The bundled thread is next to the bundle; in development and in tests the source is used. */
const file = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'pdf.worker.ts' : 'pdf.worker.js',
);

function createPrinter(): Printer {
  const gate = createGate(1);
  let thread: Worker | undefined;
  let isPrinting = false;
  let idle: NodeJS.Timeout | undefined;

  function wake(): Worker {
    clearTimeout(idle);
    thread ??= start(() => {
      thread = undefined;
    });
    return thread;
  }

  /** An idle thread does not keep the process from ending. */
  function rest(): void {
    thread?.unref();
    idle = setTimeout(end, idleMilliseconds).unref();
  }

  function end(): void {
    void thread?.terminate();
    thread = undefined;
  }

  return {
    warm: () => {
      wake();
      if (!isPrinting) rest();
    },
    print: (report, path, onProgress) =>
      gate(1, async () => {
        isPrinting = true;
        try {
          const printing = wake();
          printing.ref();
          await printed(printing, { report, path }, onProgress);
          rest();
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
    // The thread gets none of the server's settings.
    env: { NODE_ENV: 'production' },
    execArgv: [],
    resourceLimits: memory,
  });
  // Without a listener, an error in an idle thread would end the process.
  return thread.on('error', () => undefined).once('exit', gone);
}

function printed(thread: Worker, order: PrintOrder, onProgress: (share: number) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const receive = (message: unknown) => {
    const parsed = messageSchema.parse(message);
    if ('share' in parsed) onProgress(parsed.share);
    else if ('failed' in parsed) reject(new Error(parsed.failed));
    else resolve();
  };
  const gone = (code: number) => reject(new Error(`the printing thread ended (${code})`));
  const timer = setTimeout(() => reject(new Error('the printing thread is stuck')), patienceMilliseconds);
  thread.on('message', receive).once('error', reject).once('exit', gone);
  const buffers = order.report.blocks.flatMap(picturesIn);
  thread.postMessage(order, buffers);
  return promise.finally(() => {
    clearTimeout(timer);
    thread.off('message', receive).off('error', reject).off('exit', gone);
  });
}

/** Transferred instead of copied. */
function picturesIn(block: PdfBlock): ArrayBuffer[] {
  if (block.kind === 'section') return block.blocks.flatMap(picturesIn);
  return block.kind === 'pictures' ? block.pictures.map(({ data }) => data.buffer) : [];
}

/** Of the whole process, for the reports of all features. */
export const printer = createPrinter();
