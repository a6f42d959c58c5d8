import { overBudget } from './budgets.ts';
import type { Counts } from './counts.ts';
import type { Lanes, Step, StepContext, StepResult } from './steps.ts';

export type Outcome = StepResult & Readonly<{ name: string; seconds: number }>;

/** The requested steps, in their lanes, with the steps they need; all of them when none was named. */
export function chooseSteps(lanes: Lanes, only: readonly string[]): Lanes {
  const steps = lanes.flat();
  const unknown = only.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const names = steps.map((step) => step.name).join(', ');
    throw new Error(`There is no step called ${unknown.join(', ')}. The steps are ${names}.`);
  }
  if (only.length === 0) return lanes;
  const wanted = new Set(only);
  for (const step of steps) {
    if (step.needs !== undefined && wanted.has(step.name)) wanted.add(step.needs);
  }
  return lanes.map((lane) => lane.filter((step) => wanted.has(step.name))).filter((lane) => lane.length > 0);
}

/**
 * Runs every step, whatever the outcome of earlier ones; only steps that need a failed one are skipped. Lanes run beside
 * each other, the steps of a lane one after the other; on one core the lanes do, too. Each outcome is printed as soon as
 * it is known.
 */
export async function runSteps(
  lanes: Lanes,
  context: StepContext,
  print: (text: string) => void,
  beside: number,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const runLane = async (lane: readonly Step[]) => {
    for (const step of lane) {
      const needed = outcomes.find(({ name }) => name === step.needs);
      const outcome =
        (needed?.failed ?? 0) > 0
          ? { ...failure(`Not run, since ${step.needs} failed.`), name: step.name, seconds: 0 }
          : await timed(step, context);
      outcomes.push(outcome);
      printOutcome(outcome, print);
    }
  };
  if (beside > 1) await Promise.all(lanes.map(runLane));
  else for (const lane of lanes) await runLane(lane);
  return outcomes;
}

export function totalOf(outcomes: readonly Outcome[]): Counts {
  const sum = (key: keyof Counts) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

function printOutcome(outcome: Outcome, print: (text: string) => void): void {
  const { name, passed, failed, seconds, processorSeconds, output, note } = outcome;
  print(`── ${name}`);
  if (failed > 0) print(output.trimEnd());
  const busy = processorSeconds === undefined ? '' : `, ${processorSeconds.toFixed(1)} s of processor time`;
  print(`   ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s${busy}`);
  for (const more of [note, overBudget(name, processorSeconds)]) if (more !== undefined) print(`   ${more}`);
}

async function timed(step: Step, context: StepContext): Promise<Outcome> {
  const began = performance.now();
  const result = await step.run(context).catch(failure);
  return { ...result, name: step.name, seconds: (performance.now() - began) / 1000 };
}

/** A step that could not be started counts as failed, and the steps after it still run. */
function failure(error: unknown): StepResult {
  return {
    passed: 0,
    failed: 1,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}
