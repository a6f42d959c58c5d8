// The second step, at the sign-in and when signing in again: a code from a factor, or a recovery code.
import type { Factor } from '@schooldog/domain/account';
import { useState } from 'react';
import { OtherWays } from './OtherWays.tsx';
import { SmsStep } from './SmsStep.tsx';
import type { StepProps, Way } from './step.ts';
import { TypedStep } from './TypedStep.tsx';

type Props = StepProps & Readonly<{ factors: readonly Factor[]; hasRecoveryCodes: boolean }>;

export function SecondStepForm({ factors, hasRecoveryCodes, ...step }: Props) {
  const ways: readonly Way[] = [...factors, ...(hasRecoveryCodes ? (['recovery'] as const) : [])];
  const [chosen, setChosen] = useState<Way | undefined>(ways[0]);
  if (chosen === undefined) return null;
  return (
    <>
      {chosen === 'recovery' ? (
        <TypedStep key="recovery" kind="recovery" {...step} />
      ) : chosen.kind === 'totp' ? (
        <TypedStep key="totp" kind="totp" {...step} />
      ) : (
        <SmsStep key={chosen.id} factor={chosen} {...step} />
      )}
      <OtherWays ways={ways.filter((way) => way !== chosen)} onChoose={setChosen} />
    </>
  );
}
