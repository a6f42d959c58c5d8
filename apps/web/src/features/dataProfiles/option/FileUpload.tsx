import { Alert, Progress, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { uploadFile } from '../../../platform/uploads/upload.ts';
import { PictureUpload } from '../../../ui/PictureUpload/index.ts';

/** Files go up one after the other as soon as they are chosen; what fails is named and can be chosen again. */
export function FileUpload({ optionId }: Readonly<{ optionId: string }>) {
  const { t } = useTranslation('dataProfiles');
  const queryClient = useQueryClient();
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [failures, setFailures] = useState<readonly string[]>([]);

  const failureText = (name: string, error: unknown) => {
    const { code } = refusalOf(error);
    if (code === 'file.tooLarge' || code === 'file.imageTooLarge') return t('errors.fileTooLarge', { name });
    return t(code === 'file.typeNotAllowed' ? 'errors.fileType' : 'errors.uploadFailed', { name });
  };

  const send = async (files: readonly File[]) => {
    setFailures([]);
    setWaiting(files);
    for (const file of files) {
      try {
        const fileId = await uploadFile(file);
        await client.dataProfiles.addDataProfileOptionFile({ optionId, fileId });
        toastSuccess(t('files.uploaded', { name: file.name }));
      } catch (error) {
        setFailures((known) => [...known, failureText(file.name, error)]);
      }
      setWaiting((still) => still.filter((other) => other !== file));
    }
    await queryClient.invalidateQueries({ queryKey: api.dataProfiles.key() });
  };

  const uploading = t('files.uploading', { name: waiting[0]?.name ?? '' });
  return (
    <Stack gap="xs">
      <PictureUpload value={[]} onChange={(files) => void send(files)} allowOtherTypes />
      {waiting.length === 0 ? null : (
        <Stack gap={4} component="output">
          <Text size="sm">{uploading}</Text>
          <Progress value={100} animated aria-label={uploading} />
        </Stack>
      )}
      {failures.map((failure) => (
        <Alert color="red" role="alert" key={failure}>
          {failure}
        </Alert>
      ))}
    </Stack>
  );
}
