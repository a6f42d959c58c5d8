import { useScreenLanguage } from '../platform/i18n/useTexts.ts';
import { useMomentText } from './momentText.ts';
import { relativeTime } from './relativeTime.ts';
import { useNow } from './useNow.ts';

/** "9/3/2026 2:05pm", and on hover how long ago that is. */
export function ExactTime({ moment }: Readonly<{ moment: string }>) {
  const now = useNow();
  const language = useScreenLanguage();
  const momentText = useMomentText();
  return (
    <time dateTime={moment} title={relativeTime(moment, now, language)}>
      {momentText(moment)}
    </time>
  );
}
