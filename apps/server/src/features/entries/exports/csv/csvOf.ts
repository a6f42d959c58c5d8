// The entries of a question as the lines of a file, a batch at a time. Between batches no connection is held, and
// everybody else's requests have their turn.
import { csvText } from '@schooldog/domain/kernel';
import { setImmediate } from 'node:timers/promises';
import type { TimeKey } from '../../../../platform/database/keysetPage.ts';
import type { CsvLine } from '../csvStore.ts';
import { columnNames, type Words } from '../words.ts';

export type ReadBatch = (page: { after: TimeKey | null; limit: number }) => Promise<CsvLine[]>;

/** Small enough that little of it is alive at a time. */
const batchSize = 500;

export async function* csvOf(words: Words, read: ReadBatch): AsyncGenerator<string> {
  yield csvText([columnNames.map((name) => words(`columns.${name}`))]);
  for (let after: TimeKey | null = null; ;) {
    const batch: readonly CsvLine[] = await read({ after, limit: batchSize });
    if (batch.length > 0) yield batch.map(({ line }) => line).join('');
    const last = batch.at(-1);
    if (last === undefined || batch.length < batchSize) return;
    after = { time: last.time, id: last.id };
    await setImmediate();
  }
}
