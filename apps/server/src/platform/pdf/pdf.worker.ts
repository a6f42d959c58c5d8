// A worker thread: laying out a report keeps a processor busy for seconds, and requests must not wait for it.
import { parentPort } from 'node:worker_threads';
import { printReport } from './engine/printReport.ts';
import type { PrintOrder } from './printer.ts';

parentPort?.on('message', ({ report, path }: PrintOrder) => {
  const printing = {
    onProgress: (share: number) => parentPort?.postMessage({ share }, []),
    // Files of others are read in a process of their own.
    pagesIn: (): never => {
      throw new Error('this thread inserts no pages');
    },
  };
  void printReport(report, path, printing).then(
    () => parentPort?.postMessage({ done: true }, []),
    (error: unknown) =>
      parentPort?.postMessage({ failed: error instanceof Error ? error.message : 'unknown' }, []),
  );
});
