import { availableParallelism } from 'node:os';
import type { Counts } from './counts.ts';
import type { FileTime } from './fileTimes.ts';
import type { Step, StepResult } from './steps.ts';

/** The requested steps, in their order, with the steps they need; all of them when none was named. */
export function chooseSteps(steps: readonly Step[], only: readonly string[]): Step[] {
  const unknown = only.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const names = steps.map((step) => step.name).join(', ');
    throw new Error(`There is no step called ${unknown.join(', ')}. The steps are ${names}.`);
  }
  if (only.length === 0) return [...steps];
  const wanted = new Set(only);
  for (const step of steps) {
    if (step.needs !== undefined && wanted.has(step.name)) wanted.add(step.needs);
  }
  return steps.filter((step) => wanted.has(step.name));
}

/**
 * Runs every step, whatever the outcome of earlier ones; only steps that need a failed one are skipped. Static checks
 * keep one core busy each, so as many run at a time as there are cores. Then the lanes of tests run beside each other,
 * because a browser often waits. Outcomes are reported in the order of the steps.
 */
export async function runSteps(
  steps: readonly Step[],
  filters: readonly string[],
  print: (text: string) => void,
): Promise<Counts & { times: readonly FileTime[] }> {
  let passed = 0;
  let failed = 0;
  const times: FileTime[] = [];
  const outcomes = startAll(steps, filters);
  for (const [name, outcome] of outcomes) {
    print(`── ${name}`);
    const { seconds, ...result } = await outcome;
    if (result.failed > 0) print(result.output.trimEnd());
    print(`   ${result.passed} passed, ${result.failed} failed in ${seconds.toFixed(1)} s`);
    passed += result.passed;
    failed += result.failed;
    times.push(...(result.times ?? []));
  }
  return { passed, failed, times };
}

type Outcome = StepResult & Readonly<{ seconds: number }>;

function startAll(steps: readonly Step[], filters: readonly string[]): ReadonlyMap<string, Promise<Outcome>> {
  const limited = limiter(availableParallelism());
  const outcomes = new Map<string, Promise<Outcome>>();
  const gates = steps
    .filter(({ isGate }) => isGate)
    .map((gate) => [gate.name, limited(() => timed(gate, filters))] as const);
  const started = new Map(gates);
  const afterGates = Promise.all(started.values());
  const lanes = new Map<string, Promise<unknown>>();
  for (const step of steps) {
    const { name, needs, lane = 'tests' } = step;
    const run = async (): Promise<Outcome> => {
      await (lanes.get(lane) ?? afterGates);
      const needed = needs === undefined ? undefined : await outcomes.get(needs);
      if ((needed?.failed ?? 0) > 0) return { ...failure(`Not run, since ${needs} failed.`), seconds: 0 };
      return timed(step, filters);
    };
    const outcome = started.get(name) ?? run();
    if (!step.isGate) lanes.set(lane, outcome);
    outcomes.set(name, outcome);
  }
  return outcomes;
}

async function timed(step: Step, filters: readonly string[]): Promise<Outcome> {
  const began = performance.now();
  const result = await step.run(filters).catch(failure);
  return { ...result, seconds: (performance.now() - began) / 1000 };
}

/** Starts the tasks it is given in their order, at most `size` at a time. */
function limiter(size: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = size;
  return async (task) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

/** A step that could not be started counts as failed, and the steps after it still run. */
function failure(error: unknown): StepResult {
  return {
    passed: 0,
    failed: 1,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}
