// The explorer's list on paper: black on white, and no entry cut by the end of a page.
import { Anchor, Button, Text } from '@mantine/core';
import { maxPdfEntries } from '@schooldog/domain/entries';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { entryFilter } from '../explorer/entryFilter.ts';
import { useEntryList } from '../explorer/useEntryList.ts';
import { useExplorer } from '../explorer/useExplorer.ts';
import { PrintedEntry } from './PrintedEntry.tsx';
import { PrintFilters } from './PrintFilters.tsx';
import { PrintHead } from './PrintHead.tsx';
import classes from './PrintPage.module.css';

/** As many as a report holds; whoever needs more narrows the filters. */
const most = maxPdfEntries;

export function PrintPage() {
  const { t } = useTranslation('features/entries');
  const explorer = useExplorer();
  const { query, items, count, loaded, isOffline } = useEntryList(explorer.filter);
  const listed = items?.slice(0, most);
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const isComplete = isOffline || (!isFetching && (!hasNextPage || loaded >= most));

  useEffect(() => {
    if (!isOffline && hasNextPage && !isFetching && !isError && loaded < most) void fetchNextPage();
  }, [isOffline, hasNextPage, isFetching, isError, loaded, fetchNextPage]);

  return (
    <>
      <div className={classes.tools}>
        <Anchor
          renderRoot={(props) => (
            <Link to="/entries" search={entryFilter.write(explorer.filter)} {...props} />
          )}
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
        {listed?.map(({ record: entry }) => (
          <li key={entry.id} className={classes.entry}>
            <PrintedEntry entry={entry} />
          </li>
        ))}
      </ol>
    </>
  );

  function statusText(shown: number): string {
    if (isOffline) return `${t('print.all', { count: shown })}. ${t('print.offline')}`;
    return count !== undefined && count > shown
      ? t('print.part', { shown, count })
      : t('print.all', { count: shown });
  }
}
