import { Input, Stack } from '@mantine/core';
import { pictureExtensions } from '@schooldog/domain/kernel';
import { memo } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useUser } from '../../platform/session/session.ts';
import type { Picture } from '../../platform/offlineRecords/drafts.ts';
import { useLatest } from '../useLatest.ts';
import { PhotoTile } from './PhotoTile.tsx';
import { PictureButtons } from './PictureButtons.tsx';
import { useAddPictures } from './useAddPictures.ts';
import classes from './PhotosField.module.css';

type Props = Readonly<{
  value: readonly Picture[];
  onChange(pictures: readonly Picture[]): void;
  most: number;
  /** Chosen pictures are on their way; `ready` resolves when they are there. */
  onPreparing(ready: Promise<void>): void;
}>;

/** Pictures of a record in their order: those that it has, and new ones. */
export const PhotosField = memo(function PhotosField({ value, onChange, most, onPreparing }: Props) {
  const { t } = useTexts('ui');
  const { alwaysShowTakePicture } = useUser();
  const latest = useLatest(value);
  const change = (changed: readonly Picture[]) => {
    latest.set(changed);
    onChange(changed);
  };
  const pictures = useAddPictures({
    extensions: pictureExtensions,
    chosen: () => {
      const files = latest.get().flatMap((picture) => (picture.kind === 'new' ? [picture.file] : []));
      return { files, maximum: most - (latest.get().length - files.length) };
    },
    onAdded: (added) => change([...latest.get(), ...added.map((file) => ({ kind: 'new', file }) as const)]),
  });
  const adding = {
    ...pictures,
    add: async (files: readonly File[]) => {
      const ready = pictures.add(files);
      onPreparing(ready);
      await ready;
    },
  };
  const move = (picture: Picture, by: number) => {
    const from = latest.get().indexOf(picture);
    if (from >= 0)
      change(
        latest
          .get()
          .toSpliced(from, 1)
          .toSpliced(from + by, 0, picture),
      );
  };
  return (
    <Input.Wrapper label={t('photos.label')} labelElement="div">
      <Stack gap="xs" className={classes.photos ?? ''}>
        <PictureButtons
          adding={adding}
          extensions={pictureExtensions}
          alwaysShowTakePicture={alwaysShowTakePicture}
        />
        {value.length === 0 ? null : (
          <ol className={classes.tiles}>
            {value.map((picture, at) => (
              <PhotoTile
                key={keyOf(picture)}
                picture={picture}
                number={at + 1}
                isLast={at === value.length - 1}
                onMove={(by) => move(picture, by)}
                onRemove={() => change(latest.get().filter((kept) => kept !== picture))}
              />
            ))}
          </ol>
        )}
      </Stack>
    </Input.Wrapper>
  );
});

function keyOf(picture: Picture): string {
  return picture.kind === 'kept' ? picture.id : `${picture.file.name} ${picture.file.lastModified}`;
}
