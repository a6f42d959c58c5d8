import { Alert, Button, FileButton, Group, Loader, Text } from '@mantine/core';
import { IconCamera, IconPhotoPlus, IconUpload } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useIsPhone } from '../useIsPhone.ts';
import type { AddPictures } from './useAddPictures.ts';
import { useCamera } from './useCamera.ts';

type Props = Readonly<{
  adding: AddPictures;
  extensions: readonly string[];
  /** Documents beside pictures. */
  allowOtherTypes?: boolean;
  alwaysShowTakePicture?: boolean;
}>;

/** Choosing files, taking a picture, and what was left out. */
export function PictureButtons({
  adding,
  extensions,
  allowOtherTypes = false,
  alwaysShowTakePicture = false,
}: Props) {
  const { t } = useTexts('ui');
  const showsCamera = useCamera(alwaysShowTakePicture);
  const isPhone = useIsPhone();
  const accept = extensions.map((extension) => `.${extension}`).join(',');
  const { isWorking, notes, add } = adding;
  const choosing = (
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
  );
  const taking = (
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
  );
  return (
    <>
      <Group gap="xs">
        {/* On a phone people mostly photograph what is in front of them. */}
        {showsCamera && isPhone ? taking : null}
        {choosing}
        {showsCamera && !isPhone ? taking : null}
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
    </>
  );
}
