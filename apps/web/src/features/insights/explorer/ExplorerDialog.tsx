import { Skeleton, Stack, Text } from '@mantine/core';
import type { EntryFilter } from '@schooldog/domain/entries';
import type { InsightChart } from '@schooldog/domain/insights';
import { IconClipboardOff, IconCloudOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useActor } from '../../../platform/session/session.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LoadMore } from '../../../ui/LoadMore.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { EntryCard, ExportButtons, mayDownload, OpenableAlerts } from '../../entries/index.ts';
import { askCountsAgain, useCountBehind, useEntriesBehind } from '../queries.ts';
import classes from './ExplorerDialog.module.css';
import { seenOf } from './seenOf.ts';

export type Behind = Readonly<{
  filter: EntryFilter;
  /** "Concerns: Doors. Oak Hill Elementary, October 2026" */
  title: string;
  /** As the chart says it. */
  counted: number;
  /** The chart that the number is of, for paper. */
  chart: InsightChart;
}>;

type Props = Readonly<{ behind: Behind; onClose(): void }>;

/** The entries behind a number of the chart. Counts may be seen where entries may not; then it says so. */
export function ExplorerDialog({ behind: { filter, title, counted, chart }, onClose }: Props) {
  const { t } = useTranslation('insights');
  const actor = useActor();
  const { isOffline } = useConnectivity();
  const { data, isFetching } = useCountBehind(filter);
  const total = data?.count;
  const [first, setFirst] = useState<number>();
  if (first === undefined && total !== undefined && !isFetching) setFirst(total);
  const { shown, count, isAll } = seenOf({ counted, first, total });
  const close = () => {
    // The chart behind shall not go on counting what was deleted here.
    if (first !== undefined && total !== first) askCountsAgain();
    onClose();
  };
  return (
    <Dialog title={t('explorer.title')} width="user" onClose={close}>
      <div className={classes.head}>
        <div>
          <Text fw={600}>{title}</Text>
          <Text size="sm" c="dimmed">
            {t('entries', { count })}
          </Text>
        </div>
        {!isOffline && mayDownload(actor, filter) ? (
          <div className={classes.downloads}>
            <ExportButtons filter={filter} total={total} title={title} chart={chart} />
          </div>
        ) : null}
      </div>
      {isAll ? null : (
        <Text size="sm" mb="sm">
          {t('explorer.notAll', { shown, count })}
        </Text>
      )}
      {isOffline ? (
        <StateMessage icon={<IconCloudOff />} title={t('explorer.offline')} />
      ) : (
        <FoundEntries filter={filter} total={total} />
      )}
    </Dialog>
  );
}

function FoundEntries({ filter, total }: Readonly<{ filter: EntryFilter; total: number | undefined }>) {
  const { t } = useTranslation('insights');
  const query = useEntriesBehind(filter);
  const entries = query.data?.pages.flatMap((page) => page.entries);
  if (entries === undefined)
    return query.isError ? (
      <StateMessage
        role="alert"
        icon={<IconClipboardOff />}
        title={t('explorer.failed')}
        action={{ label: t('retry'), run: () => void query.refetch() }}
      />
    ) : (
      <Stack aria-busy>
        <Skeleton h={176} />
        <Skeleton h={176} />
        <Skeleton h={176} />
      </Stack>
    );
  if (entries.length === 0) return <StateMessage icon={<IconClipboardOff />} title={t('explorer.empty')} />;
  return (
    <>
      <OpenableAlerts entries={entries}>
        <ul className={classes.entries}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <EntryCard entry={entry} />
            </li>
          ))}
        </ul>
      </OpenableAlerts>
      <div className={classes.end}>
        <Text size="sm" c="dimmed" component="output">
          {total === undefined
            ? t('entries', { count: entries.length })
            : t('explorer.shown', { shown: entries.length, count: Math.max(total, entries.length) })}
        </Text>
        {query.isFetchNextPageError ? (
          <Text size="sm" role="alert">
            {t('explorer.moreFailed')}
          </Text>
        ) : null}
        <LoadMore query={query} />
      </div>
    </>
  );
}
