import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { refetchSoon } from '../../../platform/api/refetchSoon.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';

export function useAddDefaultPlan() {
  const { t } = useTexts('features/eop');
  return useMutation(
    api.eop.addDefaultPlan.mutationOptions({
      onSuccess: async () => {
        toastSuccess(t('plan.defaultAdded'));
        await refetchSoon('eop');
      },
      onError: (error) => toastError(rejectionText(error) ?? t('plan.defaultFailed')),
    }),
  );
}
