import { Card, Skeleton } from '@mantine/core';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { HistoryTimeline } from '../../../ui/HistoryTimeline.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { useTimeZone } from '../../schools/index.ts';
import { historyEntries } from './historyEntries.ts';
import { useObservationHistory } from './queries.ts';
import { useHistoryWords } from './useHistoryWords.ts';

export function HistoryCard() {
  const { isOffline } = useConnectivity();
  const history = useObservationHistory();
  const { fieldLabel, valueText } = useHistoryWords();
  const timeZone = useTimeZone();
  return (
    <Card withBorder maw={720}>
      <QueryState query={history} isOffline={isOffline} skeleton={<Skeleton h={240} />}>
        {({ pages }) => (
          <HistoryTimeline
            changes={historyEntries(pages.flatMap(({ changes }) => changes))}
            timeZone={timeZone}
            fieldLabel={fieldLabel}
            valueText={valueText}
            onMore={history.hasNextPage ? () => void history.fetchNextPage() : undefined}
          />
        )}
      </QueryState>
    </Card>
  );
}
