import { Button, Text } from '@mantine/core';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import classes from './ListPage.module.css';
import { LoadMore } from './LoadMore.tsx';
import type { ListState } from './useListPage.ts';

export type EndOptions = Readonly<{
  className?: string | undefined;
  /** How many are loaded when the total is unknown. */
  shown?(count: number): string;
  moreFailed?: string;
}>;

type Props = Readonly<{ list: ListState<unknown>; shown: number; options?: EndOptions | undefined }>;

/** How much of the list is loaded, and the next page. A failed page can be retried. */
export function ListEnd({ list: { query, count, isMore, isOffline }, shown, options }: Props) {
  const { t } = useTexts('ui');
  const summary =
    count === undefined
      ? options?.shown?.(shown)
      : t(isMore && count > shown ? 'list.shownOfMore' : 'list.shown', {
          shown,
          count: Math.max(count, shown),
        });
  const isRefreshFailed = query.isError && !query.isFetchNextPageError;
  return (
    <div className={[classes.end, options?.className].filter(Boolean).join(' ')}>
      {summary === undefined ? null : (
        <Text size="sm" c="dimmed" component="output">
          {summary}
        </Text>
      )}
      {query.isError ? (
        <Text size="sm" role="alert">
          {isRefreshFailed ? t('list.refreshFailed') : (options?.moreFailed ?? t('list.moreFailed'))}
        </Text>
      ) : null}
      {isOffline ? null : isRefreshFailed ? (
        <Button variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
          {t('state.retry')}
        </Button>
      ) : (
        <LoadMore query={query} />
      )}
    </div>
  );
}
