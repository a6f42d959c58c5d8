import { Alert, Button, FileButton, Group, Loader, Stack, Text } from '@mantine/core';
import { addUploads, documentExtensions, pictureExtensions } from '@schooldog/domain/kernel';
import { IconCamera, IconPhotoPlus, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChosenFiles } from './ChosenFiles.tsx';
import { preparePicture } from './scalePicture.ts';
import { useCamera } from './useCamera.ts';

type Props = Readonly<{
  value: readonly File[];
  onChange(files: readonly File[]): void;
  maximum?: number;
  /** Documents beside pictures. */
  allowOtherTypes?: boolean;
  alwaysShowTakePicture?: boolean;
}>;

/** Chooses pictures (or files), takes new ones, leaves out doubles and wrong types and says which. */
export function PictureUpload({
  value,
  onChange,
  maximum,
  allowOtherTypes = false,
  alwaysShowTakePicture = false,
}: Props) {
  const { t } = useTranslation('ui');
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [isWorking, setIsWorking] = useState(false);
  const showsCamera = useCamera(alwaysShowTakePicture);
  const extensions = allowOtherTypes ? documentExtensions : pictureExtensions;
  const accept = extensions.map((extension) => `.${extension}`).join(',');

  const add = async (chosen: readonly File[]) => {
    setIsWorking(true);
    const result = addUploads(value, chosen, { extensions, maximum });
    const fresh = result.files.filter((file) => !value.includes(file));
    const prepared = await Promise.all(
      fresh.map(async (file) => ({ file, picture: await preparePicture(file) })),
    );
    const broken = prepared.filter(({ picture }) => picture === null).map(({ file }) => file);
    const names = (files: readonly File[]) => files.map(({ name }) => name).join(', ');
    setNotes([
      ...(result.duplicates.length > 0 ? [t('upload.duplicates', { names: names(result.duplicates) })] : []),
      ...(result.refused.length > 0
        ? [t('upload.refused', { names: names(result.refused), allowed: extensions.join(', ') })]
        : []),
      ...(broken.length > 0 ? [t('upload.broken', { names: names(broken) })] : []),
      ...(result.tooMany ? [t('upload.tooMany', { maximum })] : []),
    ]);
    onChange([...value, ...prepared.flatMap(({ picture }) => picture ?? [])]);
    setIsWorking(false);
  };

  return (
    <Stack gap="xs">
      <Group gap="xs">
        <FileButton multiple accept={accept} onChange={(files) => void add(files)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={allowOtherTypes ? <IconUpload size={18} /> : <IconPhotoPlus size={18} />}
            >
              {t(allowOtherTypes ? 'upload.chooseFiles' : 'upload.choose')}
            </Button>
          )}
        </FileButton>
        {showsCamera ? (
          <FileButton
            accept="image/*"
            capture="environment"
            onChange={(file) => void add(file === null ? [] : [file])}
          >
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconCamera size={18} />}>
                {t('upload.take')}
              </Button>
            )}
          </FileButton>
        ) : null}
        {isWorking ? <Loader size="sm" aria-label={t('upload.working')} /> : null}
      </Group>
      {notes.length === 0 ? null : (
        <output>
          <Alert color="orange" p="xs">
            {notes.map((note) => (
              <Text size="sm" key={note}>
                {note}
              </Text>
            ))}
          </Alert>
        </output>
      )}
      <ChosenFiles files={value} onRemove={(file) => onChange(value.filter((kept) => kept !== file))} />
    </Stack>
  );
}
