import { Menu } from '@mantine/core';
import type { WorkOrderComment } from '@schooldog/contract/workOrders';
import { type CommentEdit, commentMerge, workOrderLimits } from '@schooldog/domain/workOrders';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client } from '../../../../platform/api/client.ts';
import { refusalOf } from '../../../../platform/api/problem.ts';
import { useConnectivity } from '../../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { GrowingTextField } from '../../../../ui/GrowingTextField.tsx';
import { confirm } from '../../../../ui/confirm.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { MergeConflicts } from '../../../../ui/MergeConflicts.tsx';
import { useMergedForm } from '../../../../ui/useMergedForm.ts';
import { useSaved } from '../useSaved.ts';
import { MoreMenu } from '../../../../ui/MoreMenu.tsx';

type Props = Readonly<{ comment: WorkOrderComment; workOrderId: string }>;

/** For the author of a comment. */
export function CommentMenu({ comment, workOrderId }: Props) {
  const { t } = useTexts('features/workOrders/detail');
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
  const { t } = useTexts('features/workOrders/detail');
  const { saved, rejected } = useSaved();
  const { id: commentId } = comment;
  const { values, setValues, merging, submit, isPending } = useMergedForm({
    merge: commentMerge,
    current: { comment: comment.comment },
    save: useMutation({
      mutationFn: (edit: CommentEdit) =>
        client.workOrders.editWorkOrderComment({ workOrderId, commentId, edit }),
      onSuccess: () => saved(t('comment.saved')),
      onError: (error) =>
        refusalOf(error).code === 'record.conflict' ? undefined : rejected(error, t('comment.failed')),
    }),
    notSaved: t('comment.failed'),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('comment.editTitle')}
      submitLabel={t('comment.save')}
      onSubmit={(event) => {
        event.preventDefault();
        setValues({ comment: values.comment.trim() });
        submit();
      }}
      onClose={onClose}
      isPending={isPending}
      isDisabled={values.comment.trim() === ''}
      problem={null}
      offlineReason={t('comment.offline')}
    >
      <MergeConflicts merging={merging} labelOf={() => t('comment.label')} history={undefined} />
      <GrowingTextField
        label={t('comment.label')}
        value={values.comment}
        onChange={({ currentTarget }) => setValues({ comment: currentTarget.value })}
        maxLength={workOrderLimits.comment}
        minRows={2}
        data-autofocus
      />
    </FormDialog>
  );
}
