// One run: the machine, the steps with the database and the browser that they share, and what all of it took.
import { findNativePackage } from '../../apps/server/src/platform/embeddedPostgres/binaries.ts';
import { onStop } from '../../apps/server/src/platform/process/onStop.ts';
import { startTestPostgres, type TestPostgres } from '../../apps/server/src/testing/testPostgres.ts';
import { findBrowser } from '../../e2e/browser.ts';
import type { Reached } from './changed.ts';
import { keepRecord, recordOf, type RunRecord } from './lastRun.ts';
import { describeMachine, factsOfMachine, problemsOf } from './machine.ts';
import { processorSeconds } from './process/processorSeconds.ts';
import { toolRunner } from './process/tool.ts';
import { runSteps, totalOf, type Outcome } from './runSteps.ts';
import type { Lanes, StepContext } from './steps.ts';

export type Wanted = Readonly<{
  lanes: Lanes;
  filters: readonly string[];
  reached: Reached | undefined;
  isWhole: boolean;
  /** How many lanes run at once. */
  beside: number;
  print: (text: string) => void;
}>;

export async function runTests({
  lanes,
  filters,
  reached,
  isWhole,
  beside,
  print,
}: Wanted): Promise<RunRecord> {
  const date = new Date().toISOString();
  const stop = new AbortController();
  onStop(
    () => stop.abort(),
    () => process.exit(1),
  );
  const browser = await browserFor(lanes);
  const facts = await factsOfMachine({
    browser: browser.path,
    postgres: (await findNativePackage()).version,
  });
  const machine = describeMachine(facts);
  print(machine);
  const problems = [...problemsOf(facts), ...browser.problems];
  const run = (outcomes: readonly Outcome[], counts = totalOf(outcomes)) =>
    recordOf(outcomes, { date, machine, ...counts, ...timesOfRun() });
  if (problems.length > 0) {
    problems.forEach(print);
    return run([], { passed: 0, failed: problems.length });
  }
  const database = sharedDatabase();
  const context: StepContext = {
    runTool: toolRunner(stop.signal),
    filters,
    reached,
    isWhole,
    database: async () => (await database.start()).environment,
    browser: async () => (browser.path === undefined ? {} : { CHROMIUM_PATH: browser.path }),
  };
  const outcomes = await runSteps(lanes, context, print, beside);
  await database.stop();
  const record = run(outcomes);
  await keepRecord(record);
  return record;
}

/** Looked for once in a run, and only when a scenario needs it. */
async function browserFor(lanes: Lanes): Promise<{ path: string | undefined; problems: readonly string[] }> {
  if (!lanes.flat().some(({ name }) => name === 'e2e')) return { path: undefined, problems: [] };
  try {
    return { path: await findBrowser(), problems: [] };
  } catch (error) {
    return { path: undefined, problems: [error instanceof Error ? error.message : String(error)] };
  }
}

/** Started when the first step asks for it. */
function sharedDatabase() {
  let started: Promise<TestPostgres> | undefined;
  return {
    start: () => (started ??= startTestPostgres()),
    stop: async () => (await started)?.stop(),
  };
}

/** Once everything has ended, its processor time is that of this process and its children. */
function timesOfRun(): Pick<RunRecord, 'seconds' | 'processorSeconds'> {
  const busy = processorSeconds(process.pid);
  return {
    seconds: performance.now() / 1000,
    processorSeconds: busy === undefined ? null : busy.own + busy.ofChildren,
  };
}
