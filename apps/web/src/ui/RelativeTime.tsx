import { useTranslation } from 'react-i18next';
import { useMomentText } from './momentText.ts';
import { relativeTime } from './relativeTime.ts';
import { useNow } from './useNow.ts';

/** "3 hours ago", with the exact time on hover and for screen readers. */
export function RelativeTime({ moment }: Readonly<{ moment: string }>) {
  const now = useNow();
  const { i18n } = useTranslation();
  const exact = useMomentText()(moment);
  return (
    <time dateTime={moment} title={exact}>
      {relativeTime(moment, now, i18n.language)}
    </time>
  );
}
