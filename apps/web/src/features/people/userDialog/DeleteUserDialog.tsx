import { Button, Group, List, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { dialogWidths } from '../../../ui/theme.ts';

type Props = Readonly<{ userId: string; name: string; onClose(): void; onDeleted(): void }>;

/** Deleting cannot be undone, so the name has to be typed, which prevents accidents. */
export function DeleteUserDialog({ userId, name, onClose, onDeleted }: Props) {
  const { t } = useTexts('features/people/userDialog');
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const isTyped = sameName(typed, name);
  const archive = useMutation(
    api.users.archiveUser.mutationOptions({
      onSuccess: async () => {
        toastSuccess(t('done.deleted'));
        onDeleted();
        await queryClient.invalidateQueries({ queryKey: api.users.key() });
      },
      onError: () => toastError(t('failed.delete')),
    }),
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isTyped) archive.mutate({ uid: userId });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('danger.delete.confirmTitle', { name })}
      size={dialogWidths.standard}
      zIndex={300}
      centered
      closeButtonProps={{ 'aria-label': t('close'), size: 44 }}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          <List size="sm" spacing={6}>
            <List.Item>{t('danger.delete.consequences.out')}</List.Item>
            <List.Item>{t('danger.delete.consequences.kept')}</List.Item>
            <List.Item>{t('danger.delete.consequences.removed')}</List.Item>
          </List>
          <Text fw={600}>{t('danger.delete.consequences.final')}</Text>
          <TextInput
            label={t('danger.delete.type', { name })}
            data-autofocus
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" color="red" disabled={!isTyped} loading={archive.isPending}>
              {t('danger.delete.confirm')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function sameName(typed: string, name: string): boolean {
  return (
    typed.trim().replaceAll(/\s+/g, ' ').localeCompare(name.trim(), undefined, { sensitivity: 'accent' }) ===
    0
  );
}
