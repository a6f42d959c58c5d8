import type { AlertChannel } from '@schooldog/domain/alerts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';

/** Once for each opening; without an answer the next opening tries again. */
export function useMarkRead(safetyAlertId: string, via: AlertChannel, isWanted: boolean): void {
  const { isOffline } = useConnectivity();
  const queryClient = useQueryClient();
  const { mutate } = useMutation(
    api.alerts.readSafetyAlert.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: api.alerts.key() }),
    }),
  );
  const isDue = isWanted && !isOffline;
  useEffect(() => {
    if (isDue) mutate({ safetyAlertId, via });
  }, [isDue, mutate, safetyAlertId, via]);
}
