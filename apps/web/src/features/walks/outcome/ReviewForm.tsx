import { Button, Radio, Stack, Text } from '@mantine/core';
import { numberText } from '@schooldog/domain/kernel';
import { walkLimits } from '@schooldog/domain/walks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useDraft } from '../../../platform/offlineRecords/useDraft.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { GrowingTextField } from '../../../ui/GrowingTextField.tsx';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { type Decision, keepingReview } from './reviewDraft.ts';

type Props = Readonly<{ walkId: string; draft: Decision }>;

/** Approve the walk, which completes it, or ask its leader for revisions. */
export function ReviewForm({ walkId, draft: initial }: Props) {
  const { t } = useTexts('features/walks/outcome');
  const { isOffline } = useConnectivity();
  const { id: userId } = useUser();
  const [decision, setDecision] = useState(initial);
  const [wasTried, setWasTried] = useState(false);
  const draft = useDraft(keepingReview(userId, walkId), decision, initial);
  const review = useSubmitReview(draft.end);
  const { choice, comments } = decision;
  const problem = useCommentsProblem(decision);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasTried(true);
    if (problem === null) review.mutate({ walkId, isApproved: choice === 'approve', comments });
    else focusFirstError(event);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Radio.Group
          label={t('review.choice')}
          value={choice}
          onChange={(value) =>
            setDecision({ ...decision, choice: value === 'approve' ? 'approve' : 'revise' })
          }
          withAsterisk
        >
          <Stack gap="sm" mt="xs">
            <Radio value="approve" label={t('review.approve')} description={t('review.approveHelp')} />
            <Radio value="revise" label={t('review.revise')} description={t('review.reviseHelp')} />
          </Stack>
        </Radio.Group>
        <GrowingTextField
          label={t('review.comments')}
          value={comments}
          onChange={({ currentTarget }) => setDecision({ ...decision, comments: currentTarget.value })}
          error={wasTried ? problem : null}
          required={choice === 'revise'}
          minRows={3}
          maxRows={12}
        />
        <Button type="submit" mih={44} loading={review.isPending} disabled={choice === null || isOffline}>
          {t('review.submit')}
        </Button>
        {isOffline ? (
          <Text size="sm" c="dimmed">
            {t('review.offline')}
          </Text>
        ) : null}
      </Stack>
    </form>
  );
}

function useCommentsProblem({ choice, comments }: Decision): string | null {
  const { t, language } = useTexts('features/walks/outcome');
  const { length } = comments.trim();
  if (length > walkLimits.reviewComments)
    return t('review.tooLong', { maximum: numberText(walkLimits.reviewComments, language) });
  return choice === 'revise' && length === 0 ? t('review.commentsRequired') : null;
}

function useSubmitReview(endDraft: () => Promise<void>) {
  const { t } = useTexts('features/walks/outcome');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.walks.key() });
  return useMutation(
    api.walks.submitReview.mutationOptions({
      onSuccess: async (_walk, { isApproved }) => {
        await endDraft();
        toastSuccess(t(isApproved ? 'review.approved' : 'review.revised'));
        // A completed walk is shown on its own page, to which this one leads; one in progress is its leader's again.
        if (!isApproved) await navigate({ to: '/walks' });
        await refresh();
      },
      onError: async (error) => {
        toastError(rejectionText(error) ?? t('review.failed'));
        // Someone else may have changed the walk, so what is on screen is refetched.
        await refresh();
      },
    }),
  );
}
