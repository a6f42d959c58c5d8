import { availableParallelism } from 'node:os';
import type { Counts } from './counts.ts';
import type { FileTime } from './fileTimes.ts';
import type { Step, StepResult } from './steps.ts';

/** The steps that were asked for, in their order, with the steps they need; all of them when none was named. */
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
 * Runs every step, whatever became of the ones before; only what needs a failed step is not tried. Gates keep one core
 * busy each, so as many run at a time as there are cores; the outcome of each is told in the order of the steps.
 */
export async function runSteps(
  steps: readonly Step[],
  filters: readonly string[],
  tell: (text: string) => void,
): Promise<Counts & { times: readonly FileTime[] }> {
  const broken = new Set<string>();
  let passed = 0;
  let failed = 0;
  const times: FileTime[] = [];
  const limited = limiter(availableParallelism());
  const gates = new Map(
    steps.filter(({ isGate }) => isGate).map((gate) => [gate, limited(() => timed(gate, filters))]),
  );
  for (const step of steps) {
    tell(`── ${step.name}`);
    const { seconds, ...result } =
      step.needs !== undefined && broken.has(step.needs)
        ? { ...failure(`Not run, since ${step.needs} failed.`), seconds: 0 }
        : await (gates.get(step) ?? timed(step, filters));
    if (result.failed > 0) {
      broken.add(step.name);
      tell(result.output.trimEnd());
    }
    tell(`   ${result.passed} passed, ${result.failed} failed in ${seconds.toFixed(1)} s`);
    passed += result.passed;
    failed += result.failed;
    times.push(...(result.times ?? []));
  }
  return { passed, failed, times };
}

async function timed(step: Step, filters: readonly string[]): Promise<StepResult & { seconds: number }> {
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

/** A step that could not even be started has failed like any other, and the steps after it still run. */
function failure(error: unknown): StepResult {
  return {
    passed: 0,
    failed: 1,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}
