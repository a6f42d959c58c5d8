import { Alert, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { toastSuccess } from '../../platform/toasts/toasts.ts';
import { uploadFile } from '../../platform/uploads/upload.ts';
import { PictureUpload } from '../PictureUpload/index.ts';
import { uploadFailure } from './uploadFailure.ts';

type Props = Readonly<{
  /** Assigns the file to its record; the server has it by then. */
  add(fileId: string): Promise<unknown>;
  onDone(): void;
}>;

/** Files are uploaded one after the other as soon as they are chosen; failures are named and can be chosen again. */
export function FileUpload({ add, onDone }: Props) {
  const { t } = useTexts('ui');
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [failures, setFailures] = useState<readonly string[]>([]);

  const send = async (files: readonly File[]) => {
    setFailures([]);
    setWaiting(files);
    for (const file of files) {
      const { name } = file;
      try {
        await add(await uploadFile(file));
        toastSuccess(t('files.uploaded', { name }));
      } catch (error) {
        setFailures((known) => [...known, t(`files.${uploadFailure(error)}`, { name })]);
      }
      setWaiting((still) => still.filter((other) => other !== file));
    }
    onDone();
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
