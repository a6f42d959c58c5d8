import type { AlertReceiver } from '@schooldog/contract/alerts';
import type { Person } from '@schooldog/domain/picker';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';

/** Who may be alerted at a school. */
export function recipientsAt(schoolId: string) {
  return { permission: 'receive safety alerts', atSchoolId: schoolId } as const;
}

/** Offline, the cached recipients of the school. */
export function useOfflineRecipients(schoolId: string | null): readonly Person[] {
  const { isOffline } = useConnectivity();
  const { data } = useQuery(api.alerts.listAlertReceivers.queryOptions({ enabled: false }));
  return schoolId === null || !isOffline ? [] : peopleAt(data?.people ?? [], schoolId);
}

export function peopleAt(receivers: readonly AlertReceiver[], schoolId: string): readonly Person[] {
  return receivers
    .filter(({ schoolIds }) => schoolIds === null || schoolIds.includes(schoolId))
    .map(({ id, firstName, lastName, isDistrictUser, schoolIds }) => ({
      id,
      firstName,
      lastName,
      isDistrictUser,
      roleSchoolIds: schoolIds ?? [],
      isSchoolDogStaff: false,
      isDisabled: false,
    }));
}
