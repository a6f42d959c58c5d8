import { Button, Group, List, Skeleton, Stack, Text } from '@mantine/core';
import { numberText } from '@schooldog/domain/kernel';
import type { School, SchoolUse } from '@schooldog/domain/schools';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';

type Props = Readonly<{ school: School; onClose(): void }>;

/** Deletes a school to which nothing refers, and archives any other. */
export function RemoveSchoolDialog({ school, onClose }: Props) {
  const { t } = useTexts('features/schools');
  const { isOffline } = useConnectivity();
  const uses = useQuery(
    api.schools.getSchoolUses.queryOptions({ input: { schoolId: school.id }, staleTime: 0 }),
  );
  const { archive, remove } = useRemoval(school, onClose);
  const failure = remove.error ?? archive.error;
  const isPending = archive.isPending || remove.isPending;
  const one = { schoolId: school.id };
  return (
    <Dialog title={t('archiving.title', { name: school.name })} onClose={onClose}>
      <QueryState query={uses} isOffline={isOffline} skeleton={<Skeleton h={96} />}>
        {({ uses: found }) => (
          <Stack gap="md">
            <FailureAlert>{failure === null ? null : failureText(failure)}</FailureAlert>
            {found.length === 0 ? <Text>{t('archiving.unused')}</Text> : <Uses uses={found} />}
            {found.length === 0 || school.timeArchived !== null ? null : (
              <Text>{t('archiving.archiveInstead')}</Text>
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {t('info.cancel')}
              </Button>
              {school.timeArchived === null ? (
                <Button
                  variant={found.length === 0 ? 'default' : 'filled'}
                  loading={archive.isPending}
                  disabled={isPending}
                  onClick={() => archive.mutate(one)}
                >
                  {t('archiving.archive')}
                </Button>
              ) : null}
              {found.length === 0 ? (
                <Button
                  color="red"
                  loading={remove.isPending}
                  disabled={isPending}
                  onClick={() => remove.mutate(one)}
                >
                  {t('archiving.delete')}
                </Button>
              ) : null}
            </Group>
          </Stack>
        )}
      </QueryState>
    </Dialog>
  );

  function failureText(error: Error): string {
    if (refusalOf(error).code === 'school.inUse') return t('archiving.inUse');
    return rejectionText(error) ?? t('archiving.failed');
  }
}

function Uses({ uses }: Readonly<{ uses: readonly SchoolUse[] }>) {
  const { t, language } = useTexts('features/schools');
  return (
    <div>
      <Text mb={4}>{t('archiving.used')}</Text>
      <List>
        {uses.map(({ kind, count }) => (
          <List.Item key={kind}>
            {t(`archiving.uses.${kind}`, { count, number: numberText(count, language) })}
          </List.Item>
        ))}
      </List>
    </div>
  );
}

function useRemoval({ name }: School, onClose: () => void) {
  const { t } = useTexts('features/schools');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.schools.key() });
  const archive = useMutation(
    api.schools.archiveSchool.mutationOptions({
      onSuccess: async () => {
        await refresh();
        toastSuccess(t('archiving.archiveDone', { name }));
        onClose();
      },
    }),
  );
  const remove = useMutation(
    api.schools.deleteSchool.mutationOptions({
      onSuccess: async () => {
        // The page of the school goes first, so that it does not ask for what is gone.
        await navigate({ to: '/schools' });
        toastSuccess(t('archiving.deleteDone', { name }));
        await refresh();
      },
      // Somebody may have used it since the dialog was opened.
      onError: () => void refresh(),
    }),
  );
  return { archive, remove };
}
