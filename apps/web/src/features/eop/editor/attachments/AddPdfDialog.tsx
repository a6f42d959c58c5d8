import { FileInput, TextInput } from '@mantine/core';
import { eopLimits } from '@schooldog/domain/eop';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../../platform/problems/index.ts';
import { newId } from '../../../../platform/newId.ts';
import { uploadFile } from '../../../../platform/uploads/upload.ts';
import { focusFirstError } from '../../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../../ui/FormDialog.tsx';

type Props = Readonly<{
  onAdd(added: Readonly<{ attachmentId: string; fileId: string; name: string }>): Promise<void>;
  onClose(): void;
}>;

/** A PDF and the name under which people see it: the file's own, without its extension, until another is typed. */
export function AddPdfDialog({ onAdd, onClose }: Props) {
  const { t } = useTexts('features/eop/editor');
  const [file, setFile] = useState<File | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const name = typed ?? nameOf(file);
  const isPdf = file !== null && /\.pdf$/i.test(file.name);
  const adding = useMutation({
    mutationFn: async (chosen: File) =>
      onAdd({ attachmentId: newId(), fileId: await uploadFile(chosen), name: name.trim() }),
    onSuccess: onClose,
  });
  const failureOf = (error: unknown) => {
    const failed = t('attachments.failed', { name: name.trim() });
    const reason = rejectionText(error);
    return reason === null ? failed : `${failed}. ${reason}`;
  };
  const fileProblem =
    file === null ? t('attachments.fileRequired') : isPdf ? undefined : t('attachments.pdfOnly');
  return (
    <FormDialog
      title={t('attachments.add')}
      submitLabel={t('attachments.submit')}
      isPending={adding.isPending}
      problem={adding.isError ? failureOf(adding.error) : null}
      offlineReason={t('attachments.addOffline')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (file === null || !isPdf || name.trim() === '') focusFirstError(event);
        else adding.mutate(file);
      }}
    >
      <FileInput
        label={t('attachments.file')}
        description={t('attachments.limit')}
        placeholder={t('attachments.choose')}
        accept="application/pdf,.pdf"
        value={file}
        onChange={(chosen) => {
          adding.reset();
          setFile(chosen);
        }}
        error={isChecked ? fileProblem : undefined}
        size="md"
        required
      />
      <TextInput
        label={t('attachments.name')}
        value={name}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        maxLength={eopLimits.attachmentName}
        error={isChecked && name.trim() === '' ? t('attachments.nameRequired') : undefined}
        required
      />
    </FormDialog>
  );
}

function nameOf(file: File | null): string {
  return (file?.name ?? '').replace(/\.[^.]*$/, '').slice(0, eopLimits.attachmentName);
}
