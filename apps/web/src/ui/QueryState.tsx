// The states of a screen that waits for data: skeleton, error, missing, not seen before and offline, or the content.
import { IconCloudOff, IconPlugConnectedX } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../platform/i18n/useTexts.ts';
import { isMissing } from './isMissing.ts';
import { StateMessage } from './StateMessage.tsx';

type Props<Data> = Readonly<{
  query: UseQueryResult<Data>;
  isOffline: boolean;
  skeleton: ReactNode;
  /** For one record: it is gone, it is closed to this user, or its address is incomplete. A retry does not help. */
  missing?: ReactNode;
  children(data: Data): ReactNode;
}>;

export function QueryState<Data>({ query, isOffline, skeleton, missing, children }: Props<Data>) {
  const { t } = useTexts('ui');
  if (missing !== undefined && isMissing(query)) return missing;
  if (query.data !== undefined) return children(query.data);
  if (isOffline) return <NotSeenOffline />;
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

export function NotSeenOffline() {
  const { t } = useTexts('ui');
  return (
    <StateMessage icon={<IconCloudOff />} title={t('state.offlineTitle')} body={t('state.offlineBody')} />
  );
}
