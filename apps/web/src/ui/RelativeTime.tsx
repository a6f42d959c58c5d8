import { useScreenLanguage } from '../platform/i18n/useTexts.ts';
import { useMomentText } from './momentText.ts';
import { relativeTime } from './relativeTime.ts';
import { useNow } from './useNow.ts';

/** "3 hours ago", with the exact time on hover and for screen readers. */
export function RelativeTime({ moment }: Readonly<{ moment: string }>) {
  const now = useNow();
  const language = useScreenLanguage();
  const exact = useMomentText()(moment);
  return (
    <time dateTime={moment} title={exact}>
      {relativeTime(moment, now, language)}
    </time>
  );
}
