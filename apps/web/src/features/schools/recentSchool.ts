// The school of the last record of its kind that a person made on this device.
import { readDevice, writeDevice } from '../../platform/deviceStorage.ts';

/** Of entries it is written with what else was logged (features/entries/logEntry/recent.ts). */
type Kind = 'workOrder' | 'drill' | 'logEntry';

const keyOf = (kind: Kind, userId: string) => `${kind}.school.${userId}`;

export function recentSchool(kind: Kind, userId: string): string | null {
  return readDevice(keyOf(kind, userId));
}

export function rememberSchool(kind: Kind, userId: string, schoolId: string): void {
  writeDevice(keyOf(kind, userId), schoolId);
}
