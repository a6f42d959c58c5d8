import { Button } from '@mantine/core';
import type { ShownDrill } from '@schooldog/contract/drills';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../../platform/api/client.ts';
import { refetchSoon } from '../../../platform/api/refetchSoon.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { fullDay } from '../../../ui/shortDay.ts';
import { useDrillWords } from '../parts/useDrillWords.ts';

/** Asks first, and needs a connection. */
export function DeleteButton({ drill }: Readonly<{ drill: ShownDrill }>) {
  const { t } = useTexts('features/drills/detail');
  const { titleText } = useDrillWords();
  const { isOffline } = useConnectivity();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const input = { drillId: drill.id };
  const deletion = useMutation(
    api.drills.deleteDrill.mutationOptions({
      onSuccess: async () => {
        // The page goes first, so that it does not ask for what is gone.
        await navigate({ to: '/drills' });
        queryClient.removeQueries({ queryKey: api.drills.getDrill.queryKey({ input }) });
        toastSuccess(t('delete.done'));
        await refetchSoon('drills');
      },
      onError: (error) => toastError(t('delete.failed'), rejectionText(error) ?? undefined),
    }),
  );
  const remove = async () => {
    const isSure = await confirm({
      title: t('delete.title'),
      body: t('delete.body', { drill: titleText(drill), date: fullDay(drill.drillDate) }),
      confirmLabel: t('delete.confirm'),
      danger: true,
    });
    if (isSure) deletion.mutate(input);
  };
  return (
    <Button
      variant="default"
      mih={44}
      leftSection={<IconTrash size={18} aria-hidden />}
      loading={deletion.isPending}
      disabled={isOffline}
      title={isOffline ? t('delete.offline') : undefined}
      onClick={() => void remove()}
    >
      {t('delete.label')}
    </Button>
  );
}
