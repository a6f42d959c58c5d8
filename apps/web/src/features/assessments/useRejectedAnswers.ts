import { useNavigate } from '@tanstack/react-router';
import i18next from 'i18next';
import { z } from 'zod';
import { loadRejectedWork } from '../../platform/offlineRecords/rejectedWork.ts';
import { useRejections } from '../../platform/offlineRecords/useRejections.ts';
import { useUser } from '../../platform/session/session.ts';

const inputSchema = z.object({ assessmentId: z.string() });

/** Answers and notes that the server does not take are announced at once, with the way to where they can be put right. */
export function useRejectedAnswers(): void {
  const { id: userId } = useUser();
  const navigate = useNavigate();
  const open = async (operationId: string) => {
    const [first] = (await loadRejectedWork(operationId, userId))?.work ?? [];
    const { data } = inputSchema.safeParse(first?.row.input);
    if (data !== undefined) await navigate({ to: '/assessments/edit/$assessmentId', params: data });
  };
  useRejections({
    fixable: ['assessments.saveAssessment'],
    open: (operationId) => void open(operationId),
    isExpected: () => false,
    namespace: 'features/assessments',
    words: ({ procedure }, isConflict) =>
      procedure === 'assessments.saveAssessment'
        ? {
            message: i18next.t(isConflict ? 'rejected.conflict' : 'rejected.message', {
              ns: 'features/assessments',
            }),
            label: i18next.t(isConflict ? 'rejected.choose' : 'rejected.open', {
              ns: 'features/assessments',
            }),
          }
        : null,
  });
}
