import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/client.ts';
import { refetchSoon } from '../../../platform/api/refetchSoon.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';

export function useAddDefaultPlan() {
  const { t } = useTranslation('features/eop');
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
