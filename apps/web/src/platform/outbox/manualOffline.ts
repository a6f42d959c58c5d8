// A user who chose to work offline wants nothing sent; the service worker cannot see that choice elsewhere.
import type { LocalDatabase } from '../localDatabase/database.ts';

const key = 'manualOffline';

export async function noteManualOffline(database: LocalDatabase, isOn: boolean): Promise<void> {
  await database.device.put({ key, value: isOn });
}

export async function isManuallyOffline(database: LocalDatabase): Promise<boolean> {
  return (await database.device.get(key))?.value === true;
}
