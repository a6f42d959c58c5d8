import { setManualOffline } from '../connectivity/connectivity.ts';
import { keptSession } from './keptSession.ts';
import { startFromDevice } from './session.ts';

/** Whether the device keeps a person with whom the app can start without the server. */
export function canStartOffline(): boolean {
  return keptSession()?.user != null;
}

/** The person chose not to wait for the server. */
export function startOffline(): void {
  setManualOffline(true);
  startFromDevice();
}
