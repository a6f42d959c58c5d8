import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/Dialog.tsx';
import { HistoryPanel } from '../HistoryPanel.tsx';
import { useProfileHistory } from '../queries.ts';

type Props = Readonly<{ dataProfileId: string; onClose(): void }>;

export function ProfileHistoryDialog({ dataProfileId, onClose }: Props) {
  const { t } = useTranslation('dataProfiles');
  return (
    <Dialog title={t('history')} onClose={onClose}>
      <HistoryPanel history={useProfileHistory(dataProfileId)} />
    </Dialog>
  );
}
