// The states of a screen that waits for data: skeleton, error, not seen before and offline, or the content itself.
import { IconCloudOff, IconPlugConnectedX } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from './StateMessage.tsx';

type Props<Data> = Readonly<{
  query: UseQueryResult<Data>;
  isOffline: boolean;
  skeleton: ReactNode;
  children(data: Data): ReactNode;
}>;

export function QueryState<Data>({ query, isOffline, skeleton, children }: Props<Data>) {
  const { t } = useTranslation('ui');
  if (query.data !== undefined) return children(query.data);
  if (isOffline) {
    return (
      <StateMessage icon={<IconCloudOff />} title={t('state.offlineTitle')} body={t('state.offlineBody')} />
    );
  }
  if (query.isError) {
    const retry = { label: t('state.retry'), run: () => void query.refetch() };
    return (
      <StateMessage
        role="alert"
        icon={<IconPlugConnectedX />}
        title={t('state.errorTitle')}
        body={t('state.errorBody')}
        action={retry}
      />
    );
  }
  return skeleton;
}
