// A thread of its own: laying out a report keeps a processor busy for seconds, and requests must not wait for it.
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parentPort } from 'node:worker_threads';
import { Font, renderToStream } from '@react-pdf/renderer';
import { reportDocument } from './document.ts';
import type { Order } from './report.ts';

const longestWord = 60;

// No hyphens, which would follow the rules of English in every language; only what fits no line is broken.
Font.registerHyphenationCallback((word) => word.match(new RegExp(`.{1,${longestWord}}`, 'gsu')) ?? [word]);

parentPort?.on('message', ({ report, path }: Order) => {
  void print(report, path).then(
    () => parentPort?.postMessage({ done: true }, []),
    (error: unknown) =>
      parentPort?.postMessage({ failed: error instanceof Error ? error.message : 'unknown' }, []),
  );
});

async function print(report: Order['report'], path: string): Promise<void> {
  let furthest = 0;
  const document = reportDocument(report, (laidOut) => {
    if (laidOut <= furthest) return;
    furthest = laidOut;
    parentPort?.postMessage({ laidOut }, []);
  });
  await pipeline(await renderToStream(document), createWriteStream(path));
}
