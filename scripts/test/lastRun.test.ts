import { expect, test } from 'vitest';
import { compareRuns, recordOf, type RunRecord } from './lastRun.ts';

const outcome = { output: '', passed: 3, failed: 0, times: [{ file: 'a.test.ts', milliseconds: 5 }] };

const record = (seconds: number): RunRecord =>
  recordOf([{ ...outcome, name: 'unit', seconds, processorSeconds: 2 * seconds }], {
    date: '2026-11-19T10:00:00Z',
    machine: 'Node 24',
    seconds: seconds + 1,
    processorSeconds: 2 * seconds + 1,
    passed: 3,
    failed: 0,
  });

test('a run is recorded with its steps and files', () => {
  expect(record(4)).toMatchObject({
    steps: [{ name: 'unit', seconds: 4, processorSeconds: 8 }],
    files: [{ file: 'a.test.ts', milliseconds: 5 }],
    cores: expect.any(Number),
  });
});

test('two runs are compared step by step', () => {
  const lines = compareRuns(record(10), record(4));
  const cells = lines.map((line) => line.trim().split(/\s+/));
  expect(cells).toContainEqual(['unit', '4.0', '10.0', '8.0', '20.0']);
  expect(cells).toContainEqual(['all', '5.0', '11.0', '9.0', '21.0']);
});

test('the first run is compared with none, also where the system tells no processor time', () => {
  const lines = compareRuns(undefined, { ...record(4), processorSeconds: null });
  expect(lines.at(-1)?.trim().split(/\s+/)).toEqual(['all', '5.0', '–', '–', '–']);
});
