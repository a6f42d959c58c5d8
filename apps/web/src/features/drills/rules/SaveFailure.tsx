import type { UseMutationResult } from '@tanstack/react-query';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { useMergeProblem } from '../../../ui/useMergeProblem.ts';

/** Why a change without a form was not saved. */
export function SaveFailure({ save }: Readonly<{ save: Pick<UseMutationResult, 'error'> }>) {
  const { t } = useTexts('features/drills/rules');
  const mergeProblem = useMergeProblem();
  const { error } = save;
  return (
    <FailureAlert>
      {error === null ? null : (mergeProblem(error) ?? rejectionText(error) ?? t('notSaved'))}
    </FailureAlert>
  );
}
