import { Text } from '@mantine/core';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { KitRow } from '../../../platform/pinned/database.ts';
import { useMomentText } from '../../../ui/momentText.ts';
import { relativeTime } from '../../../ui/relativeTime.ts';
import { useNow } from '../../../ui/useNow.ts';

/** How old it is, and how long it still opens. */
export function KitAge({
  kit: { timeRefreshed, timeConfirmed, validUntil },
}: Readonly<{ kit: Pick<KitRow, 'timeRefreshed' | 'timeConfirmed' | 'validUntil'> }>) {
  const { t, language } = useTexts('features/goKits');
  const momentText = useMomentText();
  const now = useNow();
  const facts = [
    t('here.from', { time: momentText(timeRefreshed) }),
    t('here.confirmed', { time: relativeTime(timeConfirmed, now, language) }),
    t('here.until', { time: momentText(validUntil) }),
  ];
  return (
    <Text size="sm" c="dimmed">
      {facts.join(' · ')}
    </Text>
  );
}
