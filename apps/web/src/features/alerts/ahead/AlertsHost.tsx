import { holdsSomewhere } from '@schooldog/domain/permissions';
import { useFrameCounts } from '../../../platform/frameCounts/frameCounts.ts';
import { untilLoaded } from '../../../platform/lazyParts/untilLoaded.ts';
import { useWarmUp } from '../../../platform/offlineRecords/useWarmUp.ts';
import { useActor, useUser } from '../../../platform/session/session.ts';

/** Alerts that this person has to acknowledge are on the device before the network goes. */
export function AlertsHost() {
  const { unreadAlerts } = useFrameCounts();
  const receives = holdsSomewhere(useActor(), 'receive safety alerts');
  // What provider staff open is written down, so nothing is opened for them.
  const { isSchoolDogStaff } = useUser();
  // Fetched again when another one comes in.
  return receives && !isSchoolDogStaff ? <Fetching key={unreadAlerts} /> : null;
}

function Fetching() {
  useWarmUp(true, async () => {
    const { warmReceived } = await untilLoaded(() => import('./warmReceived.ts'));
    await warmReceived();
  });
  return null;
}
