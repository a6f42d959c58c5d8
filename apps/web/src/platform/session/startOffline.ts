import { setManualOffline } from '../connectivity/connectivity.ts';
import { cachedSession } from './cachedSession.ts';
import { startFromDevice } from './session.ts';

/** Whether the device has a user with whom the app can start without the server. */
export function canStartOffline(): boolean {
  return cachedSession()?.user != null;
}

/** The user chose not to wait for the server. */
export function startOffline(): void {
  setManualOffline(true);
  startFromDevice();
}
