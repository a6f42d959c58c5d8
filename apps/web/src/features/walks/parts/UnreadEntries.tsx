import { numberText } from '@schooldog/domain/kernel';
import { useTranslation } from 'react-i18next';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';

/** Without a network: the walk has entries that this device never loaded. */
export function UnreadEntries({ count }: Readonly<{ count: number }>) {
  const { t, i18n } = useTranslation('features/walks/parts');
  if (count === 0) return null;
  return <OfflineNote>{t('unread', { count, number: numberText(count, i18n.language) })}</OfflineNote>;
}
