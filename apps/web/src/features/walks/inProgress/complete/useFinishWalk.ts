import type { ShownWalk } from '@schooldog/contract/walks';
import { type Walk, walkPath } from '@schooldog/domain/walks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../../../platform/api/client.ts';
import { refetchSoon } from '../../../../platform/api/refetchSoon.ts';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../../platform/problems/index.ts';
import { toastSuccess } from '../../../../platform/toasts/toasts.ts';

type Finish = Readonly<{ reviewerUserId: string | null; acceptsNoEntries: boolean }>;

/** Completes the walk, or submits it to a reviewer, and goes where it is from then on. */
export function useFinishWalk({ id: walkId }: ShownWalk) {
  const { t } = useTexts('features/walks/inProgress');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const onSuccess = async (after: Walk) => {
    toastSuccess(t(after.status === 'complete' ? 'complete.done' : 'complete.submitted'));
    // The next page reads the status of the walk.
    queryClient.setQueryData(api.walks.getWalk.queryKey({ input: { walkId } }), (before) =>
      before === undefined ? undefined : { ...before, ...after },
    );
    await navigate({ to: walkPath(after), replace: true });
    await Promise.all([refetchSoon('walks'), refetchSoon('entries')]);
  };
  const onError = () => queryClient.invalidateQueries({ queryKey: api.walks.getWalk.key() });
  const completing = useMutation(api.walks.completeWalk.mutationOptions({ onSuccess, onError }));
  const submitting = useMutation(api.walks.submitWalkForReview.mutationOptions({ onSuccess, onError }));
  const error = completing.error ?? submitting.error;
  return {
    isPending: completing.isPending || submitting.isPending,
    problem: error === null ? null : (rejectionText(error) ?? t('complete.failed')),
    finish: ({ reviewerUserId, acceptsNoEntries }: Finish) => {
      if (reviewerUserId === null) completing.mutate({ walkId, acceptsNoEntries });
      else submitting.mutate({ walkId, reviewerUserId, acceptsNoEntries });
    },
  };
}
