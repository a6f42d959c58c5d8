import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { SavedView } from '@schooldog/contract/workOrders';
import { workOrderLimits } from '@schooldog/domain/workOrders';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { toastSuccess } from '../../../../platform/toasts/toasts.ts';
import { confirm } from '../../../../ui/confirm.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { useDeleteView, useSaveView } from './useViews.ts';

type Props = Readonly<{ views: readonly SavedView[]; onClose(): void }>;

export function ManageViewsDialog({ views, onClose }: Props) {
  const { t } = useTexts('features/workOrders/list');
  return (
    <Dialog title={t('views.manageTitle')} onClose={onClose}>
      <Stack gap="sm">
        {views.length === 0 ? <Text c="dimmed">{t('views.none')}</Text> : null}
        {views.map((view) => (
          <ViewRow key={view.id} view={view} />
        ))}
      </Stack>
    </Dialog>
  );
}

function ViewRow({ view }: Readonly<{ view: SavedView }>) {
  const { t } = useTexts('features/workOrders/list');
  const [name, setName] = useState(view.name);
  const save = useSaveView();
  const remove = useDeleteView();
  const written = name.trim();
  const isChanged = written !== '' && written !== view.name;
  const askToRemove = async () => {
    const isSure = await confirm({
      title: t('views.deleteTitle'),
      body: t('views.deleteBody', { name: view.name }),
      confirmLabel: t('views.delete'),
      danger: true,
    });
    if (isSure) remove.mutate({ viewId: view.id });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChanged) return;
        save.mutate(
          { viewId: view.id, name: written, query: view.query },
          { onSuccess: () => toastSuccess(t('views.saved', { name: written })) },
        );
      }}
    >
      <Group gap="xs" wrap="nowrap">
        <TextInput
          flex={1}
          aria-label={t('views.nameOf', { name: view.name })}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          maxLength={workOrderLimits.viewName}
          autoComplete="off"
        />
        <Button type="submit" variant="default" mih={44} disabled={!isChanged} loading={save.isPending}>
          {t('views.rename')}
        </Button>
        <ActionIcon
          variant="subtle"
          color="red"
          size={44}
          loading={remove.isPending}
          aria-label={t('views.deleteOne', { name: view.name })}
          onClick={() => void askToRemove()}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </Group>
    </form>
  );
}
