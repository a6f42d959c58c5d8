import { ActionIcon, Text, VisuallyHidden } from '@mantine/core';
import { smallPicture } from '@schooldog/domain/kernel';
import { type Icon, IconArrowLeft, IconArrowRight, IconPhoto, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import type { Picture } from '../../platform/offlineRecords/drafts.ts';
import classes from './PhotosField.module.css';

type Props = Readonly<{
  picture: Picture;
  number: number;
  isLast: boolean;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}>;

export function PhotoTile({ picture, number, isLast, onMove, onRemove }: Props) {
  const { t } = useTexts('ui');
  const { isOffline } = useConnectivity();
  const [isBroken, setIsBroken] = useState(false);
  // The address of a picture in memory, given back as soon as the picture is drawn.
  const [made] = useState(() => (picture.kind === 'new' ? URL.createObjectURL(picture.file) : null));
  const url = picture.kind === 'kept' ? smallPicture(picture.url) : (made ?? '');
  const button = (label: string, ButtonIcon: Icon, run: () => void, isOff = false) => (
    <ActionIcon variant="subtle" color="gray" size={44} onClick={run} disabled={isOff} aria-label={label}>
      <ButtonIcon size={18} aria-hidden />
    </ActionIcon>
  );
  return (
    <li className={classes.tile}>
      {isBroken || url === '' ? (
        <div className={classes.picture}>
          <IconPhoto aria-hidden />
          <VisuallyHidden>{t('photos.photo', { number })}</VisuallyHidden>
          <Text size="xs">{t(isOffline ? 'photos.online' : 'photos.notHereYet')}</Text>
        </div>
      ) : (
        <img
          src={url}
          alt={t('photos.photo', { number })}
          className={classes.picture}
          onLoad={() => (made === null ? undefined : URL.revokeObjectURL(made))}
          onError={() => setIsBroken(true)}
        />
      )}
      <div className={classes.buttons}>
        {button(t('photos.earlier', { number }), IconArrowLeft, () => onMove(-1), number === 1)}
        {button(t('photos.later', { number }), IconArrowRight, () => onMove(1), isLast)}
        {button(t('photos.remove', { number }), IconTrash, onRemove)}
      </div>
    </li>
  );
}
