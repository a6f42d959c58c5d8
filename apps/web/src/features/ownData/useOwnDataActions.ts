import type { OwnDataExport } from '@schooldog/contract/ownData';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '../../platform/api/client.ts';
import { saveFrom } from '../../platform/downloads/saveFile.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../platform/problems/index.ts';
import { toastError, toastSuccess } from '../../platform/toasts/toasts.ts';
import { newId } from '../../platform/newId.ts';
import { confirm } from '../../ui/confirm.tsx';
import { wasNotSignedInAgain, withRecentSignIn } from '../account/index.ts';

/** Starting, which asks to sign in again, downloading and ending. */
export function useOwnDataActions() {
  const { t } = useTexts('features/ownData');
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: api.ownData.getOwnDataExport.key() });
  const onError = (error: Error) => {
    if (!wasNotSignedInAgain(error)) toastError(rejectionText(error) ?? t('failed'));
  };
  const starting = useMutation({
    mutationFn: (exportId: string) => withRecentSignIn(() => client.ownData.startOwnDataExport({ exportId })),
    onError,
    onSettled,
  });
  const downloading = useMutation({
    // The address on the page may be too old; a new one opens for ten minutes.
    mutationFn: () => client.ownData.getOwnDataExport(),
    onSuccess: ({ exports }) => {
      const url = exports.find(({ url: address }) => address !== null)?.url ?? null;
      if (url === null) toastError(t('gone'));
      // The server names the file.
      else saveFrom(url, '');
    },
    onError,
    onSettled,
  });
  const ending = useMutation({
    mutationFn: (exportId: string) => client.ownData.cancelOwnDataExport({ exportId }),
    onSuccess: () => toastSuccess(t('ended')),
    onError,
    onSettled,
  });
  return {
    isStarting: starting.isPending,
    isDownloading: downloading.isPending,
    endingId: ending.isPending ? ending.variables : null,
    start: async () => {
      const isSure = await confirm({
        title: t('start.title'),
        body: t('start.body'),
        confirmLabel: t('start.confirm'),
      });
      if (isSure) starting.mutate(newId());
    },
    download: () => downloading.mutate(),
    end: async ({ id, status }: OwnDataExport) => {
      const what = status === 'ready' ? 'delete' : 'cancel';
      const isSure = await confirm({
        title: t(`${what}.title`),
        body: t(`${what}.body`),
        confirmLabel: t(`${what}.confirm`),
        danger: true,
      });
      if (isSure) ending.mutate(id);
    },
  };
}
export type OwnDataActions = ReturnType<typeof useOwnDataActions>;
