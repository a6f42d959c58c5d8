import { fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createFairGate, createGate } from '../../gate/gate.ts';
import { RejectedPdf } from '../rejectedPdf.ts';
import { answerSchema, type PdfTask } from './task.ts';

/** Of the whole process, for all features. */
const simultaneous = 2;
const gate = createGate(simultaneous);
const fairGate = createFairGate(gate);
/** Longer than any file takes that is not hostile. */
const usualPatience = 60_000;
/** Attachments of a whole plan are held twice while they are joined. */
const usualMemory = 1_500_000_000;

/** The bundled script is next to the bundle; in development and in tests the source is used. */
const file = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'pdfTask.worker.ts' : 'pdfTask.worker.js',
);

export type TaskRun = Readonly<{
  /** Whose file it is. Several of one person are read one after the other, and leave room for those of others. */
  person?: string;
  /** Gets the share that is done. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  patienceMilliseconds?: number;
  /** Resident memory, in bytes. */
  mostMemory?: number;
}>;

/** It crashed, held too much memory, or took too long. */
export class ChildEnded extends Error {}

/** Returns the number of pages. A child that ends, or takes too long, makes the task fail. */
export function runTask(task: PdfTask, run: TaskRun = {}): Promise<number> {
  const perform = () => runInChild(task, run);
  return run.person === undefined ? gate(1, perform) : fairGate(run.person, perform);
}

async function runInChild(task: PdfTask, run: TaskRun): Promise<number> {
  const { onProgress, signal, patienceMilliseconds = usualPatience, mostMemory = usualMemory } = run;
  signal?.throwIfAborted();
  const child = fork(file, [String(mostMemory)], {
    // None of the server's settings; no code from strings, no other programs; files are written here only.
    env: { NODE_ENV: 'production' },
    execArgv: [
      '--max-old-space-size=700',
      '--disallow-code-generation-from-strings',
      '--permission',
      '--allow-worker',
      '--allow-fs-read=*',
      `--allow-fs-write=${dirname(task.to)}`,
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const ended = Promise.withResolvers<void>();
  const stop = () => reject(new DOMException('cancelled', 'AbortError'));
  const timer = setTimeout(() => reject(new ChildEnded('the PDF took too long')), patienceMilliseconds);
  signal?.addEventListener('abort', stop);
  child
    .on('message', (message) => {
      const { data: answer } = answerSchema.safeParse(message);
      if (answer === undefined) reject(new ChildEnded('the PDF process answered nonsense'));
      else if ('share' in answer) onProgress?.(answer.share);
      else if ('pages' in answer) resolve(answer.pages);
      else reject('rejected' in answer ? new RejectedPdf(answer.rejected) : new Error(answer.failed));
    })
    // Every one of them: an error without a listener would end the server.
    .on('error', (error) => {
      reject(error);
      ended.resolve();
    })
    .once('exit', (code, by) => {
      reject(new ChildEnded(`the PDF process ended (${code ?? by ?? ''})`));
      ended.resolve();
    });
  // Starting a process and handing over a long report are two steps, between which others are answered.
  setImmediate(() => child.send(task));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    child.kill('SIGKILL');
    // Its memory is free before the next one starts.
    await ended.promise;
  }
}
