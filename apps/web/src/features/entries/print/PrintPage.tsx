// The explorer's list on paper: black on white, and no entry cut by the end of a page.
import { Button, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { entryFilter } from '../explorer/entryFilter.ts';
import { useEntryList } from '../explorer/useEntryList.ts';
import { useExplorer } from '../explorer/useExplorer.ts';
import { PrintedEntry } from './PrintedEntry.tsx';
import { PrintFilters } from './PrintFilters.tsx';
import { PrintHead } from './PrintHead.tsx';
import classes from './PrintPage.module.css';

/** About 300 sheets of paper. */
const most = 2_000;
/** While more are on their way, so many show what the paper will be like. */
const mostWhileLoading = 32;

export function PrintPage() {
  const { t } = useTexts('features/entries');
  const explorer = useExplorer();
  const { query, items, count, isMore, loaded, isOffline } = useEntryList(explorer.filter, {
    pageSize: '200',
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const isComplete = isOffline || (!isFetching && (!hasNextPage || loaded >= most));
  const listed = items?.slice(0, isComplete || isError ? most : mostWhileLoading);

  useEffect(() => {
    if (!isOffline && hasNextPage && !isFetching && !isError && loaded < most) void fetchNextPage();
  }, [isOffline, hasNextPage, isFetching, isError, loaded, fetchNextPage]);

  return (
    <>
      <div className={classes.tools}>
        <BackLink way={{ to: '/entries', search: entryFilter.write(explorer.filter) }}>{t('title')}</BackLink>
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
            ? waitingText()
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

  function waitingText(): string {
    return count === undefined || loaded === 0
      ? t('print.waiting')
      : t('print.loading', { loaded, count: Math.min(count, most) });
  }

  function statusText(shown: number): string {
    if (isOffline) return `${t('print.all', { count: shown })}. ${t('print.offline')}`;
    return count !== undefined && count > shown
      ? t(isMore ? 'print.partOfMore' : 'print.part', { shown, count })
      : t('print.all', { count: shown });
  }
}
