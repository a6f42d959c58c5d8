import { Button } from '@mantine/core';
import type { ShownAssessment } from '@schooldog/contract/assessments';
import { assessmentRules } from '@schooldog/domain/assessments';
import { may } from '@schooldog/domain/permissions';
import { IconPencil } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../../platform/api/client.ts';
import { refetchSoon } from '../../../platform/api/refetchSoon.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { useActor } from '../../../platform/session/session.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { factsOf } from '../parts/factsOf.ts';

/** Back to its form. Until it is submitted again, it shows no score elsewhere. */
export function ReopenButton({ assessment }: Readonly<{ assessment: ShownAssessment }>) {
  const { t } = useTexts('features/assessments/form');
  const { isOffline } = useConnectivity();
  const navigate = useNavigate();
  const { id: assessmentId } = assessment;
  const reopening = useMutation(
    api.assessments.reopenAssessment.mutationOptions({
      onSuccess: async () => {
        toastSuccess(t('reopen.done'));
        await refetchSoon('assessments');
        await navigate({ to: '/assessments/edit/$assessmentId', params: { assessmentId }, replace: true });
      },
      onError: (error) => {
        toastError(t('reopen.failed'), rejectionText(error) ?? undefined);
        void refetchSoon('assessments');
      },
    }),
  );
  if (!may(assessmentRules.reopen, useActor(), factsOf(assessment))) return null;
  const ask = async () => {
    const isSure = await confirm({
      title: t('reopen.title'),
      body: t('reopen.body'),
      confirmLabel: t('reopen.label'),
    });
    if (isSure) reopening.mutate({ assessmentId });
  };
  return (
    <Button
      variant="default"
      mih={44}
      leftSection={<IconPencil size={18} aria-hidden />}
      loading={reopening.isPending}
      disabled={isOffline}
      onClick={() => void ask()}
    >
      {t('reopen.label')}
    </Button>
  );
}
