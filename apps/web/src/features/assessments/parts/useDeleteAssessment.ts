import type { ShownAssessment } from '@schooldog/contract/assessments';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { refetchSoon } from '../../../platform/api/refetchSoon.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { confirm } from '../../../ui/confirm.tsx';

/** Asks first. In a walk it is taken out of the walk. */
export function useDeleteAssessment(onDeleted?: () => Promise<void>) {
  const { t } = useTexts('features/assessments');
  const deletion = useMutation(
    api.assessments.deleteAssessment.mutationOptions({
      onSuccess: async () => {
        toastSuccess(t('delete.done'));
        await onDeleted?.();
        await refetchSoon('assessments');
      },
      onError: (error) => toastError(t('delete.failed'), rejectionText(error) ?? undefined),
    }),
  );
  return {
    isPending: deletion.isPending,
    remove: async ({ id, rubric, walkId }: Pick<ShownAssessment, 'id' | 'rubric' | 'walkId'>) => {
      const isSure = await confirm({
        title: t(walkId === null ? 'delete.title' : 'delete.titleInWalk'),
        body: t(walkId === null ? 'delete.body' : 'delete.bodyInWalk', { name: rubric.name }),
        confirmLabel: t(walkId === null ? 'delete.label' : 'delete.remove'),
        danger: true,
      });
      if (isSure) deletion.mutate({ assessmentId: id });
    },
  };
}
