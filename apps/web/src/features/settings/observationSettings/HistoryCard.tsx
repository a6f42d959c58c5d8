import { Card } from '@mantine/core';
import { api } from '../../../platform/api/client.ts';
import { HistoryPanel } from '../../../ui/HistoryPanel.tsx';
import { historyEntries } from './historyEntries.ts';
import { useHistoryWords } from './useHistoryWords.ts';

export function HistoryCard() {
  const { fieldLabel, valueText } = useHistoryWords();
  return (
    <Card withBorder maw={720}>
      <HistoryPanel
        procedure={api.settings.getObservationHistory}
        input={{}}
        entriesOf={historyEntries}
        fieldLabel={fieldLabel}
        valueText={valueText}
      />
    </Card>
  );
}
