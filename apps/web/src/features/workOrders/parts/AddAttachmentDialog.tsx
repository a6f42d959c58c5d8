import { Input, Stack, TextInput } from '@mantine/core';
import { type NewAttachment, workOrderLimits } from '@schooldog/domain/workOrders';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { newId } from '../../../platform/newId.ts';
import { uploadFile } from '../../../platform/uploads/upload.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { PictureUpload } from '../../../ui/PictureUpload/index.ts';

/** With the name of the file itself. The server has the file already. */
export type UploadedAttachment = Readonly<NewAttachment & { fileName: string }>;

type Props = Readonly<{ onAdd(added: UploadedAttachment): void | Promise<void>; onClose(): void }>;

/** A file and the name under which people see it: the file's own, without its extension, until another is typed. */
export function AddAttachmentDialog({ onAdd, onClose }: Props) {
  const { t } = useTexts('features/workOrders');
  const [file, setFile] = useState<File | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isUploaded, setIsUploaded] = useState(false);
  const name = typed ?? nameWithoutExtension(file?.name ?? '');
  const adding = useMutation({
    mutationFn: async (chosen: File) => {
      setIsUploaded(false);
      const fileId = await uploadFile(chosen);
      setIsUploaded(true);
      await onAdd({ id: newId(), fileId, name: name.trim(), fileName: chosen.name });
    },
    onSuccess: onClose,
  });
  const failureOf = (error: unknown) => {
    const failed = isUploaded ? t('attach.notAdded') : t('attach.failed', { name: name.trim() });
    const reason = rejectionText(error);
    return reason === null ? failed : `${failed}. ${reason}`;
  };
  return (
    <FormDialog
      title={t('attach.title')}
      submitLabel={t('attach.submit')}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (file === null || name.trim() === '') focusFirstError(event);
        else adding.mutate(file);
      }}
      onClose={onClose}
      isPending={adding.isPending}
      problem={adding.isError ? failureOf(adding.error) : null}
      offlineReason={t('attach.offline')}
    >
      <Stack gap={4}>
        <Input.Wrapper label={t('attach.file')} labelElement="div" withAsterisk>
          <PictureUpload
            value={file === null ? [] : [file]}
            onChange={(files) => {
              adding.reset();
              setFile(files.at(-1) ?? null);
            }}
            allowOtherTypes
          />
        </Input.Wrapper>
        {isChecked && file === null ? <Input.Error>{t('attach.fileRequired')}</Input.Error> : null}
      </Stack>
      <TextInput
        label={t('attach.name')}
        value={name}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        maxLength={workOrderLimits.attachmentName}
        error={isChecked && name.trim() === '' ? t('attach.nameRequired') : undefined}
        required
      />
    </FormDialog>
  );
}

function nameWithoutExtension(fileName: string): string {
  return fileName.replace(/\.[^.]*$/, '').slice(0, workOrderLimits.attachmentName);
}
