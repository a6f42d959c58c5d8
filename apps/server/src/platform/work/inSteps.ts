// Long computations that let requests run in between.
import { setImmediate } from 'node:timers/promises';

/** A generator pauses where others may run, and stays pure. */
export async function inSteps<Result>(steps: Iterator<void, Result, void>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await setImmediate();
  }
}

const itemsPerStep = 500;

/** One step for few items, which then costs nothing more. */
export async function slicesInSteps<Item>(
  items: readonly Item[],
  run: (slice: readonly Item[]) => void | Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += itemsPerStep) {
    if (start > 0) await setImmediate();
    await run(items.slice(start, start + itemsPerStep));
  }
}
