// The overview comes first for a walk that was submitted before, and again whenever it came back since.
export const steps = ['overview', 'log', 'complete'] as const;
export type Step = (typeof steps)[number];

/** `stored` is the chosen step with the number of submissions at that time. */
export function stepOf(stored: string | null, submissions: number): Step {
  const [chosen, seen] = (stored ?? '').split(' ');
  if (submissions > 0 && Number(seen) !== submissions) return 'overview';
  const step = steps.find((one) => one === chosen);
  return step === undefined || (step === 'overview' && submissions === 0) ? 'log' : step;
}
