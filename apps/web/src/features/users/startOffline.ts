import { setManualOffline } from '../../platform/connectivity/connectivity.ts';
import { keptSession } from '../../platform/session/keptSession.ts';
import { startFromDevice } from '../../platform/session/session.ts';

/** Whether the device keeps a person with whom the app can start without the server. */
export function canStartOffline(): boolean {
  return keptSession()?.user != null;
}

/** The person chose not to wait for the server. */
export function startOffline(): void {
  setManualOffline(true);
  startFromDevice();
}
