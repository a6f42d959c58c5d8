import { Text } from '@mantine/core';
import type { EntryFilter } from '@schooldog/domain/entries';
import type { InsightChart } from '@schooldog/domain/insights';
import { IconClipboardOff, IconCloudOff } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useListPage } from '../../../ui/list/useListPage.ts';
import { usePages } from '../../../ui/list/usePages.ts';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { EntryCard, EntryExportButtons, mayDownload, FollowUpLinksOf } from '../../entries/index.ts';
import { askCountsAgain, useCountBehind } from '../queries.ts';
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
  const { t } = useTexts('features/insights');
  const actor = useActor();
  const { isOffline } = useConnectivity();
  const { data, isFetching } = useCountBehind(filter);
  const total = data?.count;
  const [first, setFirst] = useState<number>();
  if (first === undefined && total !== undefined && !isFetching) setFirst(total);
  const { shown, count, isAll } = seenOf({ counted, first, total });
  const close = () => {
    // The chart behind the dialog must not count what was deleted here.
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
            <EntryExportButtons filter={filter} total={total} title={title} chart={chart} />
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
  const { t } = useTexts('features/insights');
  const list = useListPage({
    query: usePages(
      api.entries.listEntries,
      { ...filter, pageSize: '20' as const },
      { keepsPrevious: false },
    ),
    recordsOf: ({ entries }) => entries,
    count: total,
  });
  return (
    <ListPage
      list={list}
      skeleton={<SkeletonList rows={3} height={176} gap="md" />}
      empty={<StateMessage icon={<IconClipboardOff />} title={t('explorer.empty')} />}
      end={{ shown: (count) => t('entries', { count }), moreFailed: t('explorer.moreFailed') }}
    >
      {(entries) => (
        <FollowUpLinksOf entries={entries}>
          <ul className={classes.entries}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <EntryCard entry={entry} />
              </li>
            ))}
          </ul>
        </FollowUpLinksOf>
      )}
    </ListPage>
  );
}
