import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import type { ListedContact } from '@schooldog/domain/contacts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { nameOf } from '../list/keyOf.ts';
import { useSaved } from '../queries.ts';

type Props = Readonly<{ contact: ListedContact; contactId: string; onClose(): void }>;

/** The roles that would be left without this person are named first. */
export function DeleteDialog({ contact, contactId, onClose }: Props) {
  const { t } = useTexts('features/contacts');
  const { isOffline } = useConnectivity();
  const saved = useSaved();
  const uses = useQuery(api.contacts.getContactUses.queryOptions({ input: { contactId } }));
  const remove = useMutation(
    api.contacts.deleteContact.mutationOptions({
      onSuccess: async () => {
        await saved(t('messages.deleted'));
        onClose();
      },
    }),
  );
  return (
    <Dialog
      title={t('delete.title', { name: nameOf(contact) })}
      onClose={onClose}
      footer={
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('cancel')}
          </Button>
          <Button
            color="red"
            loading={remove.isPending}
            disabled={!uses.isSuccess || isOffline}
            title={isOffline ? t('offline') : undefined}
            onClick={() => remove.mutate({ contactId })}
          >
            {t('delete.action')}
          </Button>
        </Group>
      }
    >
      <Stack gap="md">
        <Text>{t('delete.body')}</Text>
        <QueryState query={uses} isOffline={isOffline} skeleton={<SkeletonList rows={1} height={44} />}>
          {(found) =>
            found.length === 0 ? null : (
              <Alert color="orange" variant="light" title={t('delete.uses', { count: found.length })}>
                <List size="sm">
                  {found.map(({ roleTableId, roleName, place }) => (
                    <List.Item key={`${roleTableId} ${roleName} ${place}`}>
                      {t('delete.use', {
                        role: roleName,
                        place: t(`places.${place}`),
                        table: t(`roleTables.${roleTableId}`),
                      })}
                    </List.Item>
                  ))}
                </List>
              </Alert>
            )
          }
        </QueryState>
        {remove.isError ? (
          <Alert color="red" role="alert">
            {rejectionText(remove.error) ?? t('errors.deleteFailed')}
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  );
}
