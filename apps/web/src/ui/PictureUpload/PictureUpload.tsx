import { Stack } from '@mantine/core';
import { documentExtensions, pictureExtensions } from '@schooldog/domain/kernel';
import { useLatest } from '../useLatest.ts';
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

/** Chooses pictures (or files), takes new ones, and reports duplicates and wrong types. */
export function PictureUpload({
  value,
  onChange,
  maximum,
  allowOtherTypes = false,
  alwaysShowTakePicture = false,
}: Props) {
  const extensions = allowOtherTypes ? documentExtensions : pictureExtensions;
  const latest = useLatest(value);
  const change = (files: readonly File[]) => {
    latest.set(files);
    onChange(files);
  };
  const adding = useAddPictures({
    extensions,
    chosen: () => ({ files: latest.get(), maximum }),
    onAdded: (files) => change([...latest.get(), ...files]),
  });
  return (
    <Stack gap="xs">
      <PictureButtons {...{ adding, extensions, allowOtherTypes, alwaysShowTakePicture }} />
      <ChosenFiles files={value} onRemove={(file) => change(latest.get().filter((kept) => kept !== file))} />
    </Stack>
  );
}
