// The only writer of CSV files on the server. One batch is in flight at a time, so memory does not grow
// with the file.
import { csvRecord, csvText } from '@schooldog/domain/kernel';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { CsvBatch, ExportRun } from './definition.ts';

export async function writeCsv(
  path: string,
  file: Readonly<{ columns: readonly string[]; batches: AsyncIterable<CsvBatch> }>,
  { onProgress, signal }: ExportRun,
): Promise<number> {
  let rows = 0;
  async function* text() {
    yield csvText([file.columns]);
    for await (const batch of file.batches) {
      const lines = 'lines' in batch ? batch.lines : batch.cells.map(csvRecord);
      if (lines.length === 0) continue;
      yield lines.join('');
      rows += lines.length;
      onProgress(rows);
      // Let requests run between batches.
      await setImmediate();
    }
  }
  await pipeline(text, createWriteStream(path), { signal });
  return rows;
}

/** Small enough that little of a file is in memory at a time. */
const batchSize = 500;

/** Batch after batch, each from where the last one ended. No connection is held in between. */
export async function* keysetBatches<Row, Key>(
  read: (page: { after: Key | null; limit: number }) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
  limit = batchSize,
): AsyncGenerator<readonly Row[]> {
  for (let after: Key | null = null; ;) {
    const batch: readonly Row[] = await read({ after, limit });
    yield batch;
    const last = batch.at(-1);
    if (last === undefined || batch.length < limit) return;
    after = keyOf(last);
  }
}
