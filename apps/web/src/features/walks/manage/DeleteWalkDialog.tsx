import { Button, Group, List, Skeleton, Stack, Text } from '@mantine/core';
import type { DetailedWalk, ShownWalk } from '@schooldog/contract/walks';
import { numberText } from '@schooldog/domain/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useMomentText } from '../../../ui/momentText.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { useSchoolNamesById } from '../../schools/index.ts';

type Props = Readonly<{ walk: ShownWalk; onClose(): void; onDeleted?: (() => Promise<void>) | undefined }>;

/** Says what goes and what stays, from the walk as it is now, before anything is deleted. */
export function DeleteWalkDialog({ walk, onClose, onDeleted }: Props) {
  const { t } = useTexts('features/walks/manage');
  const { isOffline } = useConnectivity();
  const momentText = useMomentText();
  const school = useSchoolNamesById().get(walk.schoolId) ?? '';
  const current = useQuery(api.walks.getWalk.queryOptions({ input: { walkId: walk.id }, staleTime: 0 }));
  const deletion = useDeletion(onClose, onDeleted);
  return (
    <Dialog title={t('deleteDialog.title')} onClose={onClose}>
      <Stack gap="md">
        <Text>{t('deleteDialog.body', { school, when: momentText(walk.timeCreated) })}</Text>
        <QueryState query={current} isOffline={isOffline} skeleton={<Skeleton h={48} />}>
          {(detailed) => <Numbers walk={detailed} />}
        </QueryState>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('deleteDialog.cancel')}
          </Button>
          <Button
            color="red"
            disabled={isOffline || current.data === undefined}
            loading={deletion.isPending}
            onClick={() => deletion.mutate({ walkId: walk.id })}
          >
            {t('deleteDialog.confirm')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function Numbers({ walk: { entries } }: Readonly<{ walk: DetailedWalk }>) {
  const { t, language } = useTexts('features/walks/manage');
  const stays = entries.filter(({ isPublished }) => isPublished).length;
  const counts = {
    goes: entries.length - stays,
    alerts: entries.filter(({ safetyAlert }) => safetyAlert?.state === 'waiting').length,
    stays,
  };
  if (entries.length === 0) return <Text>{t('deleteDialog.empty')}</Text>;
  return (
    <List>
      {(['goes', 'alerts', 'stays'] as const)
        .filter((kind) => counts[kind] > 0)
        .map((kind) => (
          <List.Item key={kind}>
            {t(`deleteDialog.${kind}`, {
              count: counts[kind],
              number: numberText(counts[kind], language),
            })}
          </List.Item>
        ))}
    </List>
  );
}

function useDeletion(onClose: () => void, onDeleted: Props['onDeleted']) {
  const { t } = useTexts('features/walks/manage');
  const queryClient = useQueryClient();
  return useMutation(
    api.walks.archiveWalk.mutationOptions({
      onSuccess: async (_done, { walkId }) => {
        // The page of the walk goes first, so that it does not ask for what is gone.
        await onDeleted?.();
        onClose();
        toastSuccess(t('deleted'));
        queryClient.removeQueries({ queryKey: api.walks.getWalk.queryKey({ input: { walkId } }) });
        await queryClient.invalidateQueries({ queryKey: api.walks.key() });
      },
      onError: (error) => toastError(t('deleteFailed'), rejectionText(error) ?? undefined),
    }),
  );
}
