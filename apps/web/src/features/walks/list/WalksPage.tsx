import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useFilter } from '../../../ui/list/useFilter.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { walkFilter } from '../walkFilter.ts';
import { StartWalkButton } from './StartWalkButton.tsx';
import { WalkTabs } from './WalkTabs.tsx';

export function WalksPage() {
  const { t } = useTexts('features/walks');
  return (
    <>
      <PageHeader title={t('title')} actions={<StartWalkButton />} />
      <OfflineNote>{t('offline')}</OfflineNote>
      <WalkTabs filtering={useFilter(walkFilter)} />
    </>
  );
}
