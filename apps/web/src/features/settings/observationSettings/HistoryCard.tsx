import { Card } from '@mantine/core';
import { HistoryPanel } from '../../../ui/HistoryPanel.tsx';
import { useTimeZone } from '../../schools/index.ts';
import { historyEntries } from './historyEntries.ts';
import { useObservationHistory } from './queries.ts';
import { useHistoryWords } from './useHistoryWords.ts';

export function HistoryCard() {
  const history = useObservationHistory();
  const { fieldLabel, valueText } = useHistoryWords();
  return (
    <Card withBorder maw={720}>
      <HistoryPanel
        history={history}
        entriesOf={historyEntries}
        timeZone={useTimeZone()}
        fieldLabel={fieldLabel}
        valueText={valueText}
      />
    </Card>
  );
}
