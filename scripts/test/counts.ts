// How many tests passed and failed, from the reports of the test runners.
import { listAt, numberAt, valueAt } from './report.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** A test that did not run proves nothing, so skipped and unfinished tests count as failed. */
export function countVitest(report: unknown): Counts {
  const passed = numberAt(report, 'numPassedTests');
  const total = numberAt(report, 'numTotalTests');
  const brokenFiles = listAt(report, 'testResults').filter(
    (file) => valueAt(file, 'status') === 'failed' && listAt(file, 'assertionResults').length === 0,
  );
  return { passed, failed: total - passed + brokenFiles.length };
}

/** Flaky means that it failed at least once; skipped means that it did not run. */
export function countPlaywright(report: unknown): Counts {
  const stats = valueAt(report, 'stats');
  const failed = numberAt(stats, 'unexpected') + numberAt(stats, 'flaky') + numberAt(stats, 'skipped');
  return { passed: numberAt(stats, 'expected'), failed };
}

/**
 * The counts of a step, from its report and how its process ended: a runner that failed without a failing test, wrote
 * nothing, or ran nothing has failed once.
 */
export function countsOf(counts: Counts | undefined, code: number): Counts {
  if (counts === undefined) return { passed: 0, failed: 1 };
  if (counts.failed > 0) return counts;
  const sound = code === 0 && counts.passed > 0;
  return sound ? counts : { passed: counts.passed, failed: 1 };
}
