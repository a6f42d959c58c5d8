import { Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { useEntryDeltas } from '../queries.ts';
import { DeltaTimeline } from './DeltaTimeline.tsx';

/** Whether and how the entry has changed since it was logged. */
export function DeltaCard({ entryId }: Readonly<{ entryId: string }>) {
  const { t } = useTexts('features/entries');
  const { isOffline } = useConnectivity();
  const deltas = useEntryDeltas(entryId);
  return (
    <Card withBorder component="section" aria-labelledby="entry-history">
      <Title order={2} id="entry-history" mb="sm">
        {t('history.title')}
      </Title>
      <QueryState query={deltas} isOffline={isOffline} skeleton={<Skeleton h={96} />}>
        {(list) => {
          const edits = list.filter(({ type }) => type === 'update');
          const [latest] = edits;
          return (
            <Stack gap="md">
              <Text size="sm" c={latest === undefined ? 'dimmed' : ''}>
                {latest === undefined ? (
                  t('history.unchanged')
                ) : (
                  <>
                    {t('history.changedSince', { count: edits.length })}{' '}
                    <RelativeTime moment={latest.timeCreated} />
                  </>
                )}
              </Text>
              <DeltaTimeline entryId={entryId} deltas={list} />
            </Stack>
          );
        }}
      </QueryState>
    </Card>
  );
}
