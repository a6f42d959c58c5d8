import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { StepProps } from './step.ts';
import { StepFields } from './StepFields.tsx';
import { useStep } from './useStep.ts';

type Props = StepProps & Readonly<{ kind: 'totp' | 'recovery' }>;

/** A code that is not sent but looked up: in the authenticator app, or on the paper with the recovery codes. */
export function TypedStep({ kind, ...props }: Props) {
  const { t } = useTexts('features/account/factors');
  const { code, type, isBusy, error, attempt } = useStep(props);
  return (
    <StepFields
      code={code}
      onCode={type}
      isBusy={isBusy}
      error={error}
      isRecovery={kind === 'recovery'}
      help={t(`step.${kind}Help`)}
      onSubmit={() => attempt({ kind, code: code.trim() })}
    />
  );
}
