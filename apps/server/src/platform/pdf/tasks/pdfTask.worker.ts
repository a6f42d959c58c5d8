// A child process for one PDF. Files of strangers are read here: an endless loop, a bomb or a crash ends this process
// and nothing else.
import process from 'node:process';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { RejectedPdf } from '../rejectedPdf.ts';
import { performTask } from './performTask.ts';
import type { PdfAnswer, PdfTask } from './task.ts';

const watch = import.meta.filename.endsWith('.ts') ? 'memoryWatch.worker.ts' : 'memoryWatch.worker.js';

// A thread of its own: the main one is busy while it reads a file.
new Worker(join(import.meta.dirname, watch), { execArgv: [], argv: process.argv.slice(2) }).unref();
process.once('message', (task: PdfTask) => void run(task));

async function run(task: PdfTask): Promise<void> {
  const answer = (message: PdfAnswer) => process.send?.(message);
  try {
    answer({ pages: await performTask(task, (share) => answer({ share })) });
  } catch (error) {
    if (error instanceof RejectedPdf) answer({ rejected: error.reason });
    else answer({ failed: error instanceof Error ? error.message : 'unknown' });
  }
  process.disconnect();
}
