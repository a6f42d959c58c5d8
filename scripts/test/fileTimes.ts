// How long each test file took, from the reports of the test runners.
import { relative } from 'node:path';
import { inRoot } from '../lib/root.ts';
import { listAt, numberAt, valueAt } from './report.ts';

export type FileTime = Readonly<{ file: string; milliseconds: number }>;

const shown = 10;

export function timesOfVitest(report: unknown): FileTime[] {
  return listAt(report, 'testResults').map((result) => ({
    file: relative(inRoot(), String(valueAt(result, 'name'))),
    milliseconds: numberAt(result, 'endTime') - numberAt(result, 'startTime'),
  }));
}

export function timesOfPlaywright(report: unknown): FileTime[] {
  return listAt(report, 'suites').map((suite) => ({
    file: `e2e/${String(valueAt(suite, 'file'))}`,
    milliseconds: durationOf(suite),
  }));
}

/** A suite of the report contains suites, specs, tests and results, nested in that order. */
function durationOf(value: unknown): number {
  const own = valueAt(value, 'duration');
  if (typeof own === 'number') return own;
  const parts = ['suites', 'specs', 'tests', 'results'].flatMap((key) => listAt(value, key));
  return parts.reduce<number>((sum, part) => sum + durationOf(part), 0);
}

/** Lines for people, the slowest file first; none when no file was timed. */
export function slowestFiles(times: readonly FileTime[]): string[] {
  if (times.length === 0) return [];
  const slowest = times.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, shown);
  const lines = slowest.map(
    ({ file, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`,
  );
  return ['── slowest test files', ...lines];
}
