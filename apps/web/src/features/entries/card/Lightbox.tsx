// Pictures large, one at a time: with arrow keys, with buttons, and with a swipe.
import { ActionIcon, CloseButton, Modal, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { smallPicture } from '@schooldog/domain/kernel';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type TouchEvent, useRef, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useCloseOnBack } from '../../../ui/backButton.ts';
import { StoredImage } from '../../../ui/StoredImage.tsx';
import classes from './Lightbox.module.css';

const swipeDistance = 48;

type Props = Readonly<{ urls: readonly string[]; title: string; first: number; onClose(): void }>;

export function Lightbox({ urls, title, first, onClose }: Props) {
  const { t } = useTexts('features/entries');
  const [at, setAt] = useState(first);
  const touched = useRef<number | null>(null);
  useCloseOnBack(onClose);
  const total = urls.length;
  const step = (by: number) => setAt((before) => (before + by + total) % total);
  useHotkeys([
    ['ArrowLeft', () => step(-1)],
    ['ArrowRight', () => step(1)],
    ['Home', () => setAt(0)],
    ['End', () => setAt(total - 1)],
  ]);

  const endSwipe = ({ changedTouches }: TouchEvent) => {
    const from = touched.current;
    const to = changedTouches[0]?.clientX;
    touched.current = null;
    if (from === null || to === undefined || Math.abs(to - from) < swipeDistance) return;
    step(to < from ? 1 : -1);
  };

  const position = t('photos.position', { number: at + 1, total });
  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen
      withCloseButton={false}
      padding={0}
      attributes={{ content: { 'aria-label': t('photos.label', { title }) } }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <div className={classes.bar}>
        <Text component="output" fw={600}>
          {position}
        </Text>
        <CloseButton
          size={44}
          iconSize={24}
          className={classes.control ?? ''}
          aria-label={t('photos.close')}
          onClick={onClose}
          data-autofocus
        />
      </div>
      <div
        className={classes.stage}
        onTouchStart={({ touches }) => {
          touched.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
        }}
        onTouchEnd={endSwipe}
      >
        <div className={classes.picture}>
          <StoredImage
            key={urls[at]}
            src={urls[at] ?? ''}
            meanwhile={smallPicture(urls[at] ?? '')}
            alt={t('photos.alt', { number: at + 1, title })}
            isOffline={false}
            height="100%"
            fit="contain"
          />
        </div>
        {total > 1 ? (
          <>
            <ActionIcon
              className={`${classes.control} ${classes.previous}`}
              variant="transparent"
              size={48}
              aria-label={t('photos.previous')}
              onClick={() => step(-1)}
            >
              <IconChevronLeft size={32} aria-hidden />
            </ActionIcon>
            <ActionIcon
              className={`${classes.control} ${classes.next}`}
              variant="transparent"
              size={48}
              aria-label={t('photos.next')}
              onClick={() => step(1)}
            >
              <IconChevronRight size={32} aria-hidden />
            </ActionIcon>
          </>
        ) : null}
      </div>
    </Modal>
  );
}
