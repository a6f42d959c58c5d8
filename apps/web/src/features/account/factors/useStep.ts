import type { SecondStep } from '@schooldog/contract/signIn';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { StepProps } from './step.ts';
import { isOver, stepFailure, type StepFailure } from './stepFailure.ts';

/** A code as it is typed and tried. */
export function useStep({ verify, onOver }: StepProps) {
  const { t } = useTexts('features/account/factors');
  const [code, setCode] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<StepFailure | null>(null);

  const attempt = async (step: SecondStep) => {
    setIsBusy(true);
    setFailure(null);
    const refusal = await verify(step);
    if (refusal === null) return;
    setIsBusy(false);
    if (isOver(refusal)) onOver();
    else setFailure(stepFailure(refusal));
  };

  const left = failure?.triesLeft ?? null;
  const error =
    failure === null
      ? null
      : [
          t(`step.errors.${failure.text}`),
          ...(left === null || left === 0 ? [] : [t('step.errors.triesLeft', { count: left })]),
        ].join(' ');
  const type = (typed: string) => {
    setCode(typed);
    setFailure(null);
  };
  return { code, type, isBusy, error, attempt };
}
