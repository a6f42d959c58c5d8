import type { School } from '@schooldog/domain/schools';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';

export function useRestoreSchool({ name }: School) {
  const { t } = useTexts('features/schools');
  const queryClient = useQueryClient();
  return useMutation(
    api.schools.restoreSchool.mutationOptions({
      onSuccess: async () => {
        toastSuccess(t('archiving.restored', { name }));
        await queryClient.invalidateQueries({ queryKey: api.schools.key() });
      },
      onError: (error) => toastError(rejectionText(error) ?? t('archiving.failed')),
    }),
  );
}
