import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { useSaved } from './useSaved.ts';

/** The changes that need no dialog of their own, and the deletion, which asks first. */
export function useAlertActions(safetyAlertId: string) {
  const { t } = useTexts('features/alerts');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { saved, refused } = useSaved();
  const remind = useMutation(
    api.alerts.remindSafetyAlert.mutationOptions({
      onSuccess: () => saved(t('actions.reminded')),
      onError: refused,
    }),
  );
  const reopen = useMutation(
    api.alerts.reopenSafetyAlert.mutationOptions({
      onSuccess: () => saved(t('actions.reopened')),
      onError: refused,
    }),
  );
  const deletion = useMutation(
    api.alerts.deleteSafetyAlert.mutationOptions({
      onSuccess: async () => {
        await navigate({ to: '/safetyAlerts' });
        toastSuccess(t('actions.deleted'));
        await queryClient.invalidateQueries({ queryKey: api.alerts.key() });
      },
      onError: refused,
    }),
  );
  const remove = async () => {
    const isSure = await confirm({
      title: t('deleteDialog.title'),
      body: t('deleteDialog.body'),
      confirmLabel: t('deleteDialog.confirm'),
      danger: true,
    });
    if (isSure) deletion.mutate({ safetyAlertId });
  };
  return { remind, reopen, remove };
}
