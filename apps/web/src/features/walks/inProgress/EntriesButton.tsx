import { Button } from '@mantine/core';
import { numberText } from '@schooldog/domain/kernel';
import { IconClipboardList } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { ListedWalkEntry } from '../offlineWalks.ts';

type Props = Readonly<{ entries: readonly ListedWalkEntry[]; unread: number; onOpen(): void }>;

/** How many entries there are, and how many of them wait on this device. */
export function EntriesButton({ entries, unread, onOpen }: Props) {
  const { t, language } = useTexts('features/walks/inProgress');
  const waiting = entries.filter(({ pending }) => pending !== null).length;
  const text = (number: number) => numberText(number, language);
  const count = entries.length + unread;
  const all = t('entries.open', { count, number: text(count) });
  return (
    <Button
      variant="default"
      mih={44}
      leftSection={<IconClipboardList size={18} aria-hidden />}
      onClick={onOpen}
    >
      {waiting === 0 ? all : t('entries.openWaiting', { all, number: text(waiting) })}
    </Button>
  );
}
