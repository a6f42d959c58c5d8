// The user's own account: the session, the devices, the password and the second factor.
import type { ServerFeature } from '../../platform/api/feature.ts';
import { sessionsTopic } from '../../platform/identity/endSessions.ts';
import { factorProcedures } from './factors/procedures.ts';
import { sessionProcedures } from './session/procedures.ts';

export const account: ServerFeature<'account'> = {
  procedures: { ...sessionProcedures, ...factorProcedures },
  topics: { [sessionsTopic]: (actor, notice) => notice.id === actor.userId },
};

export { beginReauthentication } from './factors/reauthentication.ts';
export { revertFactors } from './factors/revertFactors.ts';
