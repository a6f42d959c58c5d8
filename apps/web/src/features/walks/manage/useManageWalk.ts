import type { ShownWalk } from '@schooldog/contract/walks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { useSchoolNamesById } from '../../schools/index.ts';

/** Archiving and placing back, each after a question. They need a connection. */
export function useManageWalk({ id: walkId, schoolId }: ShownWalk) {
  const { t } = useTexts('features/walks/manage');
  const school = useSchoolNamesById().get(schoolId) ?? '';
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.walks.key() });
  const failed = async (error: Error) => {
    toastError(rejectionText(error) ?? t('failed'));
    // Someone else may have changed the walk, so what is on screen is refetched.
    await refresh();
  };
  const archiving = useMutation(
    api.walks.setWalkArchived.mutationOptions({
      onSuccess: async (_walk, { isArchived }) => {
        toastSuccess(t(isArchived ? 'archived' : 'unarchived'));
        await refresh();
      },
      onError: failed,
    }),
  );
  const placing = useMutation(
    api.walks.placeWalkInProgress.mutationOptions({
      onSuccess: async () => {
        toastSuccess(t('placedBack'));
        await refresh();
      },
      onError: failed,
    }),
  );
  return {
    isPending: archiving.isPending || placing.isPending,
    unarchive: () => archiving.mutate({ walkId, isArchived: false }),
    archive: async () => {
      const isSure = await confirm({
        title: t('archiveDialog.title'),
        body: t('archiveDialog.body', { school }),
        confirmLabel: t('archiveDialog.confirm'),
      });
      if (isSure) archiving.mutate({ walkId, isArchived: true });
    },
    placeBack: async () => {
      const isSure = await confirm({
        title: t('placeBackDialog.title'),
        body: t('placeBackDialog.body'),
        confirmLabel: t('placeBackDialog.confirm'),
      });
      if (isSure) placing.mutate({ walkId });
    },
  };
}
