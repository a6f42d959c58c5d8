import { Stack } from '@mantine/core';
import { documentExtensions, pictureExtensions } from '@schooldog/domain/kernel';
import { ChosenFiles } from './ChosenFiles.tsx';
import { PictureButtons } from './PictureButtons.tsx';
import { useAddPictures } from './useAddPictures.ts';

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
  const extensions = allowOtherTypes ? documentExtensions : pictureExtensions;
  const adding = useAddPictures(value, (files) => onChange([...value, ...files]), { extensions, maximum });
  return (
    <Stack gap="xs">
      <PictureButtons {...{ adding, extensions, allowOtherTypes, alwaysShowTakePicture }} />
      <ChosenFiles files={value} onRemove={(file) => onChange(value.filter((kept) => kept !== file))} />
    </Stack>
  );
}
