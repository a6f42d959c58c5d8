import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';

export function useAlert(safetyAlertId: string) {
  return useQuery(api.alerts.getSafetyAlert.queryOptions({ input: { safetyAlertId } }));
}
