import type { DataProfileOption } from '@schooldog/domain/dataProfiles';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { toastError } from '../../../platform/toasts/toasts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { archivedEdit } from '../archivedEdit.ts';
import { problemText } from '../problemText.ts';
import { useSaved } from '../useSaved.ts';

/** What needs no dialog of its own. Archiving can be undone; deleting cannot, so it is asked about. */
export function useOptionActions() {
  const { t } = useTexts('features/dataProfiles');
  const saved = useSaved();
  const onError = (error: unknown) => toastError(problemText(error, t));
  const edit = useMutation(
    api.dataProfiles.editDataProfileOption.mutationOptions({
      onSuccess: ({ id, label, isArchived }) =>
        isArchived
          ? saved(t('isArchived', { name: label }), {
              label: t('undo'),
              run: () => edit.mutate({ optionId: id, edit: archivedEdit(false) }),
            })
          : saved(t('isRestored', { name: label })),
      onError,
    }),
  );
  const remove = useMutation(api.dataProfiles.deleteDataProfileOption.mutationOptions({ onError }));
  return {
    setArchived: (optionId: string, isArchived: boolean) =>
      edit.mutate({ optionId, edit: archivedEdit(isArchived) }),
    askAndDelete: async ({ id, label }: Pick<DataProfileOption, 'id' | 'label'>): Promise<boolean> => {
      const isSure = await confirm({
        title: t('option.deleteTitle'),
        body: t('option.deleteBody', { name: label }),
        confirmLabel: t('option.deleteConfirm'),
        danger: true,
      });
      if (!isSure) return false;
      const isGone = await remove.mutateAsync({ optionId: id }).then(
        () => true,
        () => false,
      );
      if (isGone) await saved(t('option.deleted', { name: label }));
      return isGone;
    },
  };
}
