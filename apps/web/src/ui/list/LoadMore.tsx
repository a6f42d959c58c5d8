import { Button, type ButtonProps } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';

type Props = Pick<ButtonProps, 'className' | 'mih'> &
  Readonly<{
    query: Pick<
      UseInfiniteQueryResult,
      'hasNextPage' | 'isFetchingNextPage' | 'isPlaceholderData' | 'fetchNextPage'
    >;
  }>;

/** The next page of a list, if there is one. Placeholder data has no next page. */
export function LoadMore({ query, ...button }: Props) {
  const { t } = useTexts('ui');
  const { isOffline } = useConnectivity();
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="default"
      loading={query.isFetchingNextPage}
      disabled={isOffline || query.isPlaceholderData}
      onClick={() => void query.fetchNextPage()}
      {...button}
    >
      {t('loadMore')}
    </Button>
  );
}
