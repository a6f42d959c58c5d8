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
import { runSteps, totalOf } from './runSteps.ts';
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

/** All steps, with what they took. */
export async function runTests({
  lanes,
  filters,
  reached,
  isWhole,
  beside,
  print,
}: Wanted): Promise<RunRecord> {
  const date = new Date().toISOString();
  const needsBrowser = lanes.flat().some(({ name }) => name === 'e2e');
  const {
    value: outcomes,
    machine,
    problems,
  } = await onThisMachine(needsBrowser, print, (shared) =>
    runSteps(lanes, { ...shared, filters, reached, isWhole }, print, beside),
  );
  const counts = outcomes === undefined ? { passed: 0, failed: problems } : totalOf(outcomes);
  const record = recordOf(outcomes ?? [], { date, machine, ...counts, ...timesOfRun() });
  if (outcomes !== undefined) await keepRecord(record);
  return record;
}

type Shared = Pick<StepContext, 'runTool' | 'database' | 'browser'>;

/** The work with the database and the browser of the run, unless the machine has a problem. */
export async function onThisMachine<Value>(
  needsBrowser: boolean,
  print: (text: string) => void,
  work: (shared: Shared) => Promise<Value>,
): Promise<Readonly<{ value?: Value; machine: string; problems: number }>> {
  const stop = new AbortController();
  onStop(
    () => stop.abort(),
    () => process.exit(1),
  );
  const browser = needsBrowser ? await browserHere() : { path: undefined, problems: [] };
  const facts = await factsOfMachine({
    browser: browser.path,
    postgres: (await findNativePackage()).version,
  });
  const machine = describeMachine(facts);
  print(machine);
  const problems = [...problemsOf(facts), ...browser.problems];
  problems.forEach(print);
  if (problems.length > 0) return { machine, problems: problems.length };
  const database = sharedDatabase();
  try {
    const value = await work({
      runTool: toolRunner(stop.signal),
      database: async () => (await database.start()).environment,
      browser: async () => (browser.path === undefined ? {} : { CHROMIUM_PATH: browser.path }),
    });
    return { value, machine, problems: 0 };
  } finally {
    const before = processorSeconds(process.pid);
    await database.stop();
    const after = processorSeconds(process.pid);
    const busy = (after?.ofChildren ?? 0) - (before?.ofChildren ?? 0);
    if (busy > 0) print(`── database of the run\n   ${busy.toFixed(1)} s of processor time`);
  }
}

async function browserHere(): Promise<{ path: string | undefined; problems: readonly string[] }> {
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
