import { startTransition, useEffect, useState } from 'react';

/** Counts up to `last` while a page is drawn, so that its parts come in short steps between which a touch gets through. */
export function useSteps(last: number): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step < last) startTransition(() => setStep(step + 1));
  }, [step, last]);
  return step;
}
