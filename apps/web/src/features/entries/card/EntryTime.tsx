import { formatDateTime } from '@schooldog/domain/dates';
import { useTranslation } from 'react-i18next';
import { relativeTime } from '../../../ui/relativeTime.ts';
import { useNow } from '../../../ui/useNow.ts';
import { browserTimeZone } from '../../../ui/browserTimeZone.ts';

/** "9/3/2026 2:05pm", and how long ago that is for whoever hovers over it. */
export function EntryTime({ moment }: Readonly<{ moment: string }>) {
  const now = useNow();
  const { i18n } = useTranslation();
  return (
    <time dateTime={moment} title={relativeTime(moment, now, i18n.language)}>
      {formatDateTime(moment, browserTimeZone())}
    </time>
  );
}
