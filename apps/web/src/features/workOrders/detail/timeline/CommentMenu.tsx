import { Menu } from '@mantine/core';
import type { WorkOrderComment } from '@schooldog/contract/workOrders';
import { workOrderLimits } from '@schooldog/domain/workOrders';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../platform/api/client.ts';
import { useConnectivity } from '../../../../platform/connectivity/connectivity.ts';
import { GrowingTextField } from '../../../../ui/GrowingTextField.tsx';
import { confirm } from '../../../../ui/confirm.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { useSaved } from '../useSaved.ts';
import { MoreMenu } from '../../../../ui/MoreMenu.tsx';

type Props = Readonly<{ comment: WorkOrderComment; workOrderId: string }>;

/** For the author of a comment. */
export function CommentMenu({ comment, workOrderId }: Props) {
  const { t } = useTranslation('features/workOrders/detail');
  const { isOffline } = useConnectivity();
  const { saved, rejected } = useSaved();
  const [isEditing, setIsEditing] = useState(false);
  const deletion = useMutation(
    api.workOrders.deleteWorkOrderComment.mutationOptions({
      onSuccess: () => saved(t('comment.deleted')),
      onError: (error) => rejected(error, t('comment.failed')),
    }),
  );
  const askAndDelete = async () => {
    const isSure = await confirm({
      title: t('comment.deleteTitle'),
      body: t('comment.deleteBody'),
      confirmLabel: t('comment.delete'),
      danger: true,
    });
    if (isSure) deletion.mutate({ workOrderId, commentId: comment.id });
  };
  return (
    <>
      <MoreMenu label={t('comment.menu')} isPending={deletion.isPending}>
        {isOffline ? <Menu.Label>{t('comment.offline')}</Menu.Label> : null}
        <Menu.Item
          leftSection={<IconPencil size={16} aria-hidden />}
          disabled={isOffline}
          onClick={() => setIsEditing(true)}
        >
          {t('comment.edit')}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          disabled={isOffline}
          onClick={() => void askAndDelete()}
        >
          {t('comment.delete')}
        </Menu.Item>
      </MoreMenu>
      {isEditing ? (
        <EditDialog comment={comment} workOrderId={workOrderId} onClose={() => setIsEditing(false)} />
      ) : null}
    </>
  );
}

function EditDialog({ comment, workOrderId, onClose }: Props & Readonly<{ onClose(): void }>) {
  const { t } = useTranslation('features/workOrders/detail');
  const { saved, rejected } = useSaved();
  const [text, setText] = useState(comment.comment);
  const edit = useMutation(
    api.workOrders.editWorkOrderComment.mutationOptions({
      onSuccess: async () => {
        onClose();
        await saved(t('comment.saved'));
      },
      onError: (error) => rejected(error, t('comment.failed')),
    }),
  );
  return (
    <FormDialog
      title={t('comment.editTitle')}
      submitLabel={t('comment.save')}
      onSubmit={(event) => {
        event.preventDefault();
        edit.mutate({ workOrderId, commentId: comment.id, comment: text.trim() });
      }}
      onClose={onClose}
      isPending={edit.isPending}
      isDisabled={text.trim() === ''}
      problem={null}
      offlineReason={t('comment.offline')}
    >
      <GrowingTextField
        label={t('comment.label')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        maxLength={workOrderLimits.comment}
        minRows={2}
        data-autofocus
      />
    </FormDialog>
  );
}
