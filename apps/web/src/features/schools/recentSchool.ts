// The school of the last record of its kind that a person made on this device.
import { readDevice, writeDevice } from '../../platform/deviceStorage.ts';

type Kind = 'workOrder' | 'drill';

const keyOf = (kind: Kind, userId: string) => `${kind}.school.${userId}`;

export function recentSchool(kind: Kind, userId: string): string | null {
  return readDevice(keyOf(kind, userId));
}

export function rememberSchool(kind: Kind, userId: string, schoolId: string): void {
  writeDevice(keyOf(kind, userId), schoolId);
}
