import { numberText } from '@schooldog/domain/kernel';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';

/** Without a network: the walk has entries that this device never loaded. */
export function UnreadEntries({ count }: Readonly<{ count: number }>) {
  const { t, language } = useTexts('features/walks/parts');
  if (count === 0) return null;
  return <OfflineNote>{t('unread', { count, number: numberText(count, language) })}</OfflineNote>;
}
