import { formatDateTime } from '@schooldog/domain/dates';
import { useTranslation } from 'react-i18next';
import { relativeTime } from './relativeTime.ts';
import { useNow } from './useNow.ts';

type Props = Readonly<{ moment: string; timeZone: string }>;

/** "3 hours ago", with the exact time for whoever hovers over it or reads the page by ear. */
export function RelativeTime({ moment, timeZone }: Props) {
  const now = useNow();
  const { i18n } = useTranslation();
  const exact = formatDateTime(moment, timeZone);
  return (
    <time dateTime={moment} title={exact}>
      {relativeTime(moment, now, i18n.language)}
    </time>
  );
}
