// Processor seconds that each step may use on two cores x64. A step above its budget says so and does not fail: how fast
// a machine is proves nothing about the product.
const budgets = new Map(
  Object.entries({
    types: 35,
    lint: 25,
    format: 5,
    imports: 5,
    unused: 5,
    build: 40,
    unit: 75,
    component: 190,
    db: 330,
    e2e: 540,
  }),
);

/** A line for people when the step used more than its budget. */
export function overBudget(step: string, processorSeconds: number | undefined): string | undefined {
  const budget = budgets.get(step);
  if (budget === undefined || processorSeconds === undefined || processorSeconds <= budget) return undefined;
  return `above its budget of ${budget} s of processor time`;
}
