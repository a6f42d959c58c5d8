import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { HistoryPanel } from '../../../ui/HistoryPanel.tsx';
import { useHistoryWords } from '../useHistoryWords.ts';

type Props = Readonly<{ dataProfileId: string; onClose(): void }>;

export function ProfileHistoryDialog({ dataProfileId, onClose }: Props) {
  const { t } = useTexts('features/dataProfiles');
  const words = useHistoryWords();
  return (
    <Dialog title={t('history')} onClose={onClose}>
      <HistoryPanel procedure={api.dataProfiles.getDataProfileHistory} input={{ dataProfileId }} {...words} />
    </Dialog>
  );
}
