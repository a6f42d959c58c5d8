// The school of the last work order of a person on this device.
import { readDevice, writeDevice } from '../../../platform/deviceStorage.ts';

const keyOf = (userId: string) => `workOrder.school.${userId}`;

export function recentSchool(userId: string): string | null {
  return readDevice(keyOf(userId));
}

export function rememberSchool(userId: string, schoolId: string): void {
  writeDevice(keyOf(userId), schoolId);
}
