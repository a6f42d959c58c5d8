import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { LoadMore } from '../../../ui/LoadMore.tsx';
import type { useEntries } from '../queries.ts';
import classes from './ListEnd.module.css';

type Props = Readonly<{
  query: ReturnType<typeof useEntries>;
  shown: number;
  count: number | undefined;
}>;

/** How much of it is here, and the next page. What could not be loaded can be asked for again. */
export function ListEnd({ query, shown, count }: Props) {
  const { t } = useTranslation('entries');
  const { isOffline } = useConnectivity();
  return (
    <div className={classes.end}>
      <Text size="sm" c="dimmed" component="output">
        {count === undefined
          ? t('onDevice', { count: shown })
          : t('shown', { shown, count: Math.max(count, shown) })}
      </Text>
      {query.isError ? (
        <Text size="sm" role="alert">
          {t(query.isFetchNextPageError ? 'moreFailed' : 'refreshFailed')}
        </Text>
      ) : null}
      {query.isError && !query.isFetchNextPageError && !isOffline ? (
        <Button variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      ) : isOffline ? null : (
        <LoadMore query={query} />
      )}
    </div>
  );
}
