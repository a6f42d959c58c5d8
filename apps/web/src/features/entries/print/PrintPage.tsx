// The explorer's list on paper: black on white, and no entry cut by the end of a page.
import { Anchor, Button, Text } from '@mantine/core';
import { maxPdfEntries } from '@schooldog/domain/entries';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { searchOf } from '../explorer/entryFilter.ts';
import { useExplorer } from '../explorer/useExplorer.ts';
import { useListedEntries } from '../explorer/useListedEntries.ts';
import { useEntries, useEntryCount } from '../queries.ts';
import { PrintedEntry } from './PrintedEntry.tsx';
import { PrintFilters } from './PrintFilters.tsx';
import { PrintHead } from './PrintHead.tsx';
import classes from './PrintPage.module.css';

/** As many as a report holds; whoever needs more narrows the filters. */
const most = maxPdfEntries;

export function PrintPage() {
  const { t } = useTranslation('entries');
  const { isOffline } = useConnectivity();
  const explorer = useExplorer('/entries/print');
  const query = useEntries(explorer.filter);
  const total = useEntryCount(explorer.filter);
  const listed = useListedEntries(query, explorer.filter)?.slice(0, most);
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const loaded = query.data?.pages.reduce((sum, page) => sum + page.entries.length, 0) ?? 0;
  const isComplete = isOffline || (!isFetching && (!hasNextPage || loaded >= most));

  useEffect(() => {
    if (!isOffline && hasNextPage && !isFetching && !isError && loaded < most) void fetchNextPage();
  }, [isOffline, hasNextPage, isFetching, isError, loaded, fetchNextPage]);

  return (
    <>
      <div className={classes.tools}>
        <Anchor
          renderRoot={(props) => <Link to="/entries" search={searchOf(explorer.filter)} {...props} />}
          display="inline-flex"
          className={classes.back ?? ''}
          py={8}
        >
          <IconArrowLeft size={18} aria-hidden />
          {t('print.back')}
        </Anchor>
        <Button
          leftSection={<IconPrinter size={16} aria-hidden />}
          loading={!isComplete && !isError}
          onClick={() => window.print()}
        >
          {t('print.print')}
        </Button>
      </div>
      <PrintFilters explorer={explorer} />
      <PrintHead explorer={explorer} />
      <Text component="output" size="sm" className={classes.status ?? ''}>
        {isError && !isOffline
          ? t('print.failed')
          : listed === undefined || !isComplete
            ? t('print.waiting')
            : statusText(listed.length)}
      </Text>
      {listed?.length === 0 && isComplete ? <Text>{t('empty')}</Text> : null}
      <ol className={classes.list}>
        {listed?.map(({ entry }) => (
          <li key={entry.id} className={classes.entry}>
            <PrintedEntry entry={entry} />
          </li>
        ))}
      </ol>
    </>
  );

  function statusText(shown: number): string {
    const count = total.data?.count ?? shown;
    if (isOffline) return `${t('print.all', { count: shown })}. ${t('print.offline')}`;
    return count > shown ? t('print.part', { shown, count }) : t('print.all', { count: shown });
  }
}
