import { Text, UnstyledButton } from '@mantine/core';
import type { ImagesToFollow } from '@schooldog/domain/entries';
import { smallPicture } from '@schooldog/domain/kernel';
import { type CSSProperties, Suspense, useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import { StoredImage } from '../../../ui/StoredImage.tsx';
import classes from './EntryPhotos.module.css';

const Lightbox = lazyPart('dialog', async () => (await import('./Lightbox.tsx')).Lightbox);

type Props = Readonly<{
  urls: readonly string[];
  title: string;
  /** The rest is shown as a number. */
  atMost?: number;
  height?: number;
  /** Photos that the reporter's device still sends. */
  toFollow?: ImagesToFollow | null | undefined;
}>;

/** The pictures of an entry, small; each opens large. */
export function EntryPhotos({ urls, title, atMost = 4, height = 88, toFollow = null }: Props) {
  const { t } = useTexts('features/entries');
  const { t: tUi } = useTexts('ui');
  const { isOffline } = useConnectivity();
  const [opened, setOpened] = useState<number | null>(null);
  // What still waits on this device needs no network; what has no address is not known here.
  const shown = urls.filter((url) => (isOffline ? url.startsWith('blob:') : url !== ''));
  if (urls.length === 0 && toFollow === null) return null;
  return (
    <>
      {isOffline && shown.length < urls.length ? (
        <Text size="sm" c="dimmed">
          {tUi('picture.offline')}
        </Text>
      ) : null}
      {shown.length === 0 ? null : (
        <ul
          className={classes.photos}
          data-large={height > 100 || undefined}
          style={columnsFor(Math.min(shown.length, atMost))}
        >
          {shown.slice(0, atMost).map((url, at) => (
            <li key={url} className={classes.photo}>
              <UnstyledButton
                className={classes.open}
                aria-label={t('photos.open', { number: at + 1, total: shown.length, title })}
                onClick={() => setOpened(at)}
              >
                <StoredImage src={smallPicture(url)} alt="" isOffline={false} height={height} />
                {at === atMost - 1 && shown.length > atMost ? (
                  <span className={classes.more} aria-hidden>
                    +{shown.length - atMost}
                  </span>
                ) : null}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      {toFollow === null ? null : <PhotosToFollow toFollow={toFollow} />}
      {opened === null ? null : (
        <Suspense fallback={null}>
          <Lightbox urls={shown} title={title} first={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

function columnsFor(photos: number): CSSProperties {
  const columns: CSSProperties & Record<'--photos', number> = { '--photos': photos };
  return columns;
}

function PhotosToFollow({ toFollow: { onTheWay, missing } }: Readonly<{ toFollow: ImagesToFollow }>) {
  const { t } = useTexts('features/entries');
  return (
    <>
      {onTheWay === 0 ? null : (
        <Text size="sm" c="dimmed">
          {t('photos.onTheWay', { count: onTheWay })}
        </Text>
      )}
      {missing === 0 ? null : <Text size="sm">{t('photos.missing', { count: missing })}</Text>}
    </>
  );
}
