import { ThemeIcon, VisuallyHidden } from '@mantine/core';
import type { Notification } from '@schooldog/contract/notifications';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { textWith } from '../../../platform/i18n/unknownTexts.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { kindIcons } from './kindIcons.ts';
import classes from './NotificationList.module.css';
import { type Words, wordingOf } from './wordingOf.ts';

const words: Words = (key, values) => textWith('features/notifications', key, values);

type Props = Readonly<{ notification: Notification; onFollow(): void }>;

export function NotificationItem({ notification, onFollow }: Props) {
  const { t, language } = useTexts('features/notifications');
  const router = useRouter();
  const { kind, url, timeRead, timeCreated } = notification;
  const isUnread = timeRead === null;
  const Icon = kindIcons[kind];
  const { title, text } = wordingOf(notification, words, language);

  const follow = (event: MouseEvent) => {
    onFollow();
    // Whoever asks for a new tab gets one.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.history.push(url);
  };

  return (
    <li>
      <a href={url} className={`${classes.item} ${isUnread ? classes.unread : ''}`} onClick={follow}>
        <ThemeIcon className={classes.icon} variant="light" size={36} radius="xl" aria-hidden>
          <Icon size={20} stroke={1.6} />
        </ThemeIcon>
        <span className={classes.title}>
          {isUnread ? <VisuallyHidden>{t('list.unread')} </VisuallyHidden> : null}
          {title}
        </span>
        {isUnread ? <span className={classes.dot} aria-hidden /> : <span aria-hidden />}
        {text === '' ? null : <span className={classes.text}>{text}</span>}
        <span className={classes.time}>
          <RelativeTime moment={timeCreated} />
        </span>
      </a>
    </li>
  );
}
