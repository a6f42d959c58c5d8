// Accounts as others manage them, and what other features ask about people.
import type { ServerFeature } from '../../platform/api/feature.ts';
import { peopleProcedures } from './procedures.ts';
import { securityProcedures } from './security/procedures.ts';

export const people: ServerFeature<'people'> = {
  procedures: { ...peopleProcedures, ...securityProcedures },
  // Names stand on every screen; a notice says only that a person's record changed.
  topics: { users: () => true },
};

export { actorsOf, enabledActors, isEnabledAddress } from './actorStore.ts';
