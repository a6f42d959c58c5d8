import { Input, Stack } from '@mantine/core';
import { entryLimits } from '@schooldog/domain/entries';
import { pictureExtensions } from '@schooldog/domain/kernel';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../../platform/session/session.ts';
import { PictureButtons, useAddPictures } from '../../../../ui/PictureUpload/index.ts';
import type { Picture } from '../values.ts';
import { PhotoTile } from './PhotoTile.tsx';
import classes from './PhotosField.module.css';

type Props = Readonly<{ value: readonly Picture[]; onChange(pictures: readonly Picture[]): void }>;

export function PhotosField({ value, onChange }: Props) {
  const { t } = useTranslation('logEntry');
  const { alwaysShowTakePicture } = useUser();
  const files = value.flatMap((picture) => (picture.kind === 'new' ? [picture.file] : []));
  const adding = useAddPictures(
    files,
    (added) => onChange([...value, ...added.map((file) => ({ kind: 'new', file }) as const)]),
    { extensions: pictureExtensions, maximum: entryLimits.pictures - (value.length - files.length) },
  );
  const move = (from: number, to: number) => {
    const rest = value.toSpliced(from, 1);
    const picture = value[from];
    if (picture !== undefined) onChange(rest.toSpliced(to, 0, picture));
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
                onMove={(by) => move(at, at + by)}
                onRemove={() => onChange(value.toSpliced(at, 1))}
              />
            ))}
          </ol>
        )}
      </Stack>
    </Input.Wrapper>
  );
}

function keyOf(picture: Picture): string {
  return picture.kind === 'kept' ? picture.id : `${picture.file.name} ${picture.file.lastModified}`;
}
