import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { HistoryPanel } from '../../../ui/HistoryPanel.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { useHistoryWords } from '../useHistoryWords.ts';

export function OptionHistoryCard({ optionId }: Readonly<{ optionId: string }>) {
  const { t } = useTexts('features/dataProfiles');
  const words = useHistoryWords();
  return (
    <SectionCard title={t('history')}>
      <HistoryPanel
        procedure={api.dataProfiles.getDataProfileOptionHistory}
        input={{ optionId }}
        {...words}
      />
    </SectionCard>
  );
}
