// Accounts as others manage them, and what other features read about people.
import type { ServerFeature } from '../../platform/api/feature.ts';
import { peopleTiles } from './list.ts';
import { peopleProcedures } from './procedures.ts';
import { accessListReport } from './reports/accessList.ts';
import { securityProcedures } from './security/procedures.ts';
import { peopleAtSchool } from './store.ts';

export const people: ServerFeature<'people'> = {
  procedures: { ...peopleProcedures, ...securityProcedures },
  // Names appear on every screen; a notice says only that a person's record changed.
  topics: { users: () => true },
  hooks: { answers: { 'school.tiles': peopleTiles, 'school.uses': peopleAtSchool } },
  reports: [accessListReport],
};

export { createAccount } from './create.ts';
export { setDisabled } from './disable.ts';
export { savePermissions } from './edit.ts';
export { accountRecord } from './managed.ts';
export {
  accountsWithEmails,
  actorsOf,
  enabledActors,
  isEnabledAddress,
  languagesOf,
  userIdsWho,
} from './actorStore.ts';
