import { TextInput } from '@mantine/core';
import { workOrderLimits } from '@schooldog/domain/workOrders';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../platform/api/client.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { newId, uploadFile } from '../../../platform/uploads/upload.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { PictureUpload } from '../../../ui/PictureUpload/index.ts';
import { useSaved } from './useSaved.ts';

type Props = Readonly<{ workOrderId: string; onClose(): void }>;

/** A file and the name under which people see it, at first that of the file. */
export function AddAttachmentDialog({ workOrderId, onClose }: Props) {
  const { t } = useTranslation('features/workOrders/detail');
  const { saved } = useSaved();
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState('');
  const adding = useMutation({
    mutationFn: async (chosen: File) => {
      const attachment = { id: newId(), fileId: await uploadFile(chosen), name: name.trim() };
      await client.workOrders.addWorkOrderAttachment({ workOrderId, attachment });
    },
    onSuccess: async () => {
      onClose();
      await saved(t('attachments.added'));
    },
  });
  const choose = (chosen: File | null) => {
    adding.reset();
    setFile(chosen);
    if (chosen !== null) setName(nameOf(chosen));
  };
  return (
    <FormDialog
      title={t('attachments.add')}
      submitLabel={t('attachments.addConfirm')}
      onSubmit={(event) => {
        event.preventDefault();
        if (file !== null) adding.mutate(file);
      }}
      onClose={onClose}
      isPending={adding.isPending}
      isDisabled={file === null || name.trim() === ''}
      problem={adding.isError ? failureOf(adding.error) : null}
      offlineReason={t('attachments.addOffline')}
    >
      <PictureUpload
        value={file === null ? [] : [file]}
        onChange={(files) => choose(files.at(-1) ?? null)}
        allowOtherTypes
      />
      <TextInput
        label={t('attachments.name')}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        maxLength={workOrderLimits.attachmentName}
        required
      />
    </FormDialog>
  );

  function failureOf(error: unknown): string {
    const failed = t('attachments.addFailed', { name: name.trim() });
    const reason = rejectionText(error);
    return reason === null ? failed : `${failed}. ${reason}`;
  }
}

/** Without its extension. */
function nameOf({ name }: File): string {
  return name.replace(/\.[^.]+$/, '').slice(0, workOrderLimits.attachmentName);
}
