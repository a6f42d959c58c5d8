import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { toastError } from '../../../platform/toasts/toasts.ts';
import { archivedEdit } from '../archivedEdit.ts';
import { problemText } from '../problemText.ts';
import { useSaved } from '../useSaved.ts';

/** Archives a profile, or brings it back. Archiving is cheap, so it is not asked about but can be undone. */
export function useArchiveProfile() {
  const { t } = useTexts('features/dataProfiles');
  const saved = useSaved();
  const edit = useMutation(
    api.dataProfiles.editDataProfile.mutationOptions({
      onSuccess: ({ id, name, isArchived }) =>
        isArchived
          ? saved(t('isArchived', { name }), {
              label: t('undo'),
              run: () => edit.mutate({ dataProfileId: id, edit: archivedEdit(false) }),
            })
          : saved(t('isRestored', { name })),
      onError: (error) => toastError(problemText(error, t)),
    }),
  );
  return (dataProfileId: string, isArchived: boolean) =>
    edit.mutate({ dataProfileId, edit: archivedEdit(isArchived) });
}
