import { useNavigate } from '@tanstack/react-router';
import { textsOf } from '../../platform/i18n/texts.ts';
import { loadRejectedWork } from '../../platform/offlineRecords/rejectedWork.ts';
import { useRejections } from '../../platform/offlineRecords/useRejections.ts';
import { useUser } from '../../platform/session/session.ts';

/** Answers and notes that the server does not take are announced at once, with the way to where they can be put right. */
export function useRejectedAnswers(): void {
  const { id: userId } = useUser();
  const navigate = useNavigate();
  const open = async (operationId: string) => {
    const [first] = (await loadRejectedWork(operationId, userId))?.work ?? [];
    const assessmentId = assessmentIdIn(first?.row.input);
    if (assessmentId === null) return;
    await navigate({ to: '/assessments/edit/$assessmentId', params: { assessmentId } });
  };
  useRejections({
    fixable: ['assessments.saveAssessment'],
    open: (operationId) => void open(operationId),
    isExpected: () => false,
    namespace: 'features/assessments',
    words: ({ procedure }, isConflict) =>
      procedure === 'assessments.saveAssessment'
        ? {
            message: textsOf('features/assessments')(isConflict ? 'rejected.conflict' : 'rejected.message'),
            label: textsOf('features/assessments')(isConflict ? 'rejected.choose' : 'rejected.open'),
          }
        : null,
  });
}

/** Every page has this hook, so it does without a schema. */
function assessmentIdIn(input: unknown): string | null {
  if (typeof input !== 'object' || input === null || !('assessmentId' in input)) return null;
  return typeof input.assessmentId === 'string' ? input.assessmentId : null;
}
