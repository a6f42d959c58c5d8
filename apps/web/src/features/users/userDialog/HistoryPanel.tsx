import { Skeleton } from '@mantine/core';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { HistoryTimeline } from '../../../ui/HistoryTimeline.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { useTimeZone } from '../../schools/index.ts';
import { useAccountEditor } from './accountEditor.ts';
import { historyEntries } from './historyEntries.ts';
import { useHistoryWords } from './useHistoryWords.ts';
import { useUserHistory } from './queries.ts';

export function HistoryPanel() {
  const { isOffline } = useConnectivity();
  const { userId } = useAccountEditor();
  const history = useUserHistory(userId);
  const words = useHistoryWords();
  const timeZone = useTimeZone();
  return (
    <QueryState query={history} isOffline={isOffline} skeleton={<Skeleton h={160} />}>
      {({ pages }) => (
        <HistoryTimeline
          changes={historyEntries(pages.flatMap(({ changes }) => changes))}
          timeZone={timeZone}
          fieldLabel={words.fieldLabel}
          valueText={words.valueText}
          onMore={history.hasNextPage ? () => void history.fetchNextPage() : undefined}
        />
      )}
    </QueryState>
  );
}
