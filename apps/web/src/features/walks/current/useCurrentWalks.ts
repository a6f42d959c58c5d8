import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { offlineWalks } from '../offlineWalks.ts';
import { currentWalks } from './currentWalks.ts';

const nothing = { walks: [], count: 0 };

/** One's own walks that are not complete, with those that this device has not sent yet. Undefined until known. */
export function useCurrentWalks() {
  const { isOffline } = useConnectivity();
  const query = useQuery(api.walks.listCurrentWalks.queryOptions());
  const pending = offlineWalks.usePending();
  const known = query.data ?? (isOffline ? nothing : undefined);
  return { query, current: known === undefined ? undefined : currentWalks(known, pending) };
}
