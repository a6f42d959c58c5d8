import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvCell, guarded } from '@schooldog/domain/kernel';
import { runs } from '@schooldog/domain/testing';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { keysetBatches, writeCsv } from './csvFile.ts';
import type { CsvBatch } from './definition.ts';
import { oddText } from './testing/oddText.ts';
import { readCsv } from './testing/readCsv.ts';

const folder = await mkdtemp(join(tmpdir(), 'schooldog-csv-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const path = join(folder, 'file.csv');
const columns = ['Name', 'Número'];
const { signal } = new AbortController();

async function* listed(...batches: readonly CsvBatch[]) {
  yield* batches;
}

it('is read back as it was written, whatever people type', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(oddText, oddText), { minLength: 1 }), (records) => {
      const written = records.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
      expect(readCsv(written)).toEqual(
        records.map((cells) => cells.map((text) => guarded(text).replaceAll(/\r\n?/g, '\n'))),
      );
      for (const one of readCsv(written).flat()) expect(one).not.toMatch(/^[\s\p{Cf}]*[=+\-@]/u);
    }),
    runs(100),
  );
});

it('has a byte order mark, the columns, then cells and finished lines, and counts its rows', async () => {
  const progress: number[] = [];
  const batches = listed(
    { cells: [['=1', 'two "2"']] },
    { lines: [] },
    { lines: ['"a","1"\r\n', '"b","2"\r\n'] },
  );
  const rows = await writeCsv(path, { columns, batches }, { onProgress: (n) => progress.push(n), signal });
  const text = await readFile(path, 'utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(readCsv(text.slice(1))).toEqual([columns, ["'=1", 'two "2"'], ['a', '1'], ['b', '2']]);
  expect([rows, progress]).toEqual([3, [1, 3]]);
});

it('stops when it is cancelled', async () => {
  const cancelled = new AbortController();
  async function* endless() {
    for (;;) yield { cells: [['x', 'y']] };
  }
  const onProgress = (rows: number) => {
    if (rows === 3) cancelled.abort();
  };
  const writing = writeCsv(path, { columns, batches: endless() }, { onProgress, signal: cancelled.signal });
  await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
});

it('reads batch after batch, from where the last one ended, until one is not full', async () => {
  const asked: unknown[] = [];
  const many = Array.from({ length: 1_100 }, (_, number) => number);
  const read = async ({ after, limit }: { after: number | null; limit: number }) => {
    asked.push(after);
    const start = after === null ? 0 : after + 1;
    return many.slice(start, start + limit);
  };
  const rows: number[] = [];
  for await (const batch of keysetBatches<number, number>(read, (number) => number)) rows.push(...batch);
  expect(rows).toEqual(many);
  expect(asked).toEqual([null, 499, 999]);
});
