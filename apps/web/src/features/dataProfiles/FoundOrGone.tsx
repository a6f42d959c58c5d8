import { IconMapPinOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { refusalOf } from '../../platform/api/problem.ts';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { problemText } from './problemText.ts';

type Props<Data> = Readonly<{
  query: UseQueryResult<Data>;
  skeleton: ReactNode;
  children(data: Data): ReactNode;
}>;

/** Like every screen that waits for data, but says when the record is gone or closed: a retry would not help. */
export function FoundOrGone<Data>({ query, skeleton, children }: Props<Data>) {
  const { t } = useTexts('features/dataProfiles');
  const { isOffline } = useConnectivity();
  const { status } = refusalOf(query.error);
  return (
    <QueryState
      query={query}
      isOffline={isOffline}
      skeleton={skeleton}
      missing={
        <StateMessage
          role="alert"
          icon={<IconMapPinOff />}
          title={status === 400 ? t('errors.notFound') : problemText(query.error, t)}
        />
      }
    >
      {children}
    </QueryState>
  );
}
