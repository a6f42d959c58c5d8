import { Input, Stack, TextInput } from '@mantine/core';
import { workOrderLimits } from '@schooldog/domain/workOrders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newId, uploadFile } from '../../../../platform/uploads/upload.ts';
import { focusFirstError } from '../../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { PictureUpload } from '../../../../ui/PictureUpload/index.ts';
import type { AttachmentValue } from '../values.ts';

type Props = Readonly<{ onAdd(added: AttachmentValue): void; onClose(): void }>;

/** A file and the name under which people see it: the file's own, without its extension, until another is typed. */
export function AddAttachmentDialog({ onAdd, onClose }: Props) {
  const { t } = useTranslation('features/workOrders/create');
  const [file, setFile] = useState<File | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready');
  const name = typed ?? nameWithoutExtension(file?.name ?? '');

  const add = async (chosen: File) => {
    setState('sending');
    try {
      const fileId = await uploadFile(chosen);
      onAdd({ id: newId(), fileId, name: name.trim(), fileName: chosen.name });
      onClose();
    } catch {
      setState('failed');
    }
  };
  return (
    <FormDialog
      title={t('attachments.title')}
      submitLabel={t('attachments.submit')}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (file === null || name.trim() === '') focusFirstError(event);
        else void add(file);
      }}
      onClose={onClose}
      isPending={state === 'sending'}
      problem={state === 'failed' ? t('attachments.failed', { name: name.trim() }) : null}
      offlineReason={t('attachments.needsConnection')}
    >
      <Stack gap={4}>
        <Input.Wrapper label={t('attachments.file')} labelElement="div" withAsterisk>
          <PictureUpload
            value={file === null ? [] : [file]}
            onChange={(files) => setFile(files.at(-1) ?? null)}
            allowOtherTypes
          />
        </Input.Wrapper>
        {isChecked && file === null ? <Input.Error>{t('attachments.fileRequired')}</Input.Error> : null}
      </Stack>
      <TextInput
        label={t('attachments.name')}
        value={name}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        maxLength={workOrderLimits.attachmentName}
        error={isChecked && name.trim() === '' ? t('attachments.nameRequired') : undefined}
        required
      />
    </FormDialog>
  );
}

function nameWithoutExtension(fileName: string): string {
  return fileName.replace(/\.[^.]*$/, '').slice(0, workOrderLimits.attachmentName);
}
