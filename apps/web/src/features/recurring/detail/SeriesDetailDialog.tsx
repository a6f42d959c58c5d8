import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { ShownSeries } from '@schooldog/contract/recurring';
import { addDays } from '@schooldog/domain/dates';
import { IconPencil, IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { useToday } from '../../../ui/useToday.ts';
import { DatesPreview } from '../DatesPreview.tsx';
import { useSeriesContext } from '../seriesContext.ts';
import { SeriesMarks } from '../SeriesMarks.tsx';
import { SeriesMenu } from '../SeriesMenu.tsx';
import { PausedSchools } from './PausedSchools.tsx';
import { SeriesFacts } from './SeriesFacts.tsx';
import { SeriesRuns } from './SeriesRuns.tsx';

type Props = Readonly<{ seriesId: string; isCovered: boolean; onClose(): void }>;

/** One series: what it says, its next dates, and what became of the last ones. */
export function SeriesDetailDialog({ seriesId, isCovered, onClose }: Props) {
  const { t } = useTexts('features/recurring/detail');
  const { isOffline } = useConnectivity();
  const query = useQuery(
    api.recurring.getSeries.queryOptions({ input: { seriesId }, meta: { follows: ['workOrders'] } }),
  );
  return (
    <Dialog title={query.data?.title ?? t('one')} width="user" isCovered={isCovered} onClose={onClose}>
      <QueryState
        query={query}
        isOffline={isOffline}
        skeleton={<Skeleton h={320} radius="md" />}
        missing={<Text>{t('missing')}</Text>}
      >
        {(series) => <SeriesDetail series={series} />}
      </QueryState>
    </Dialog>
  );
}

function SeriesDetail({ series }: Readonly<{ series: ShownSeries }>) {
  const { t } = useTexts('features/recurring/detail');
  const { t: tRecurring } = useTexts('features/recurring');
  const { isOffline } = useConnectivity();
  const { edit, actions } = useSeriesContext();
  const today = useToday();
  const { data: settings } = useQuery(api.workOrders.getTasksSettings.queryOptions());
  const { doneThrough } = series;
  const from = doneThrough === null || doneThrough < today ? today : addDays(doneThrough, 1);
  return (
    <Stack gap="md">
      <Group gap="xs">
        <Button
          variant="light"
          mih={44}
          leftSection={<IconPencil size={18} aria-hidden />}
          disabled={isOffline}
          onClick={() => edit(series)}
        >
          {tRecurring('menu.edit')}
        </Button>
        <Button
          variant="light"
          mih={44}
          leftSection={<IconSparkles size={18} aria-hidden />}
          disabled={isOffline}
          onClick={() => void actions.generate(series)}
        >
          {tRecurring('menu.generate')}
        </Button>
        <SeriesMenu series={series} />
      </Group>
      <SeriesMarks series={series} />
      <PausedSchools series={series} />
      <SeriesFacts series={series} hasCalendar={settings?.isWorkCalendarEnabled === true} />
      {series.isPaused ? <Text size="sm">{t('pausedNote')}</Text> : null}
      {settings === undefined ? (
        <Skeleton h={240} />
      ) : (
        <DatesPreview series={series} settings={settings} from={from} />
      )}
      <SeriesRuns seriesId={series.id} />
    </Stack>
  );
}
