import type { ServerFeature } from '../../platform/api/feature.ts';
import { userTopics } from './live.ts';
import { userProcedures } from './procedures.ts';
import { mailLinkWorker } from './signIn/requestMail.ts';
import { registerSsoRoutes } from './signIn/ssoRoutes.ts';

export const users: ServerFeature<'users'> = {
  procedures: userProcedures,
  topics: userTopics,
  routes: registerSsoRoutes,
  workers: (services) => [mailLinkWorker(services)],
};

export { historyPage } from '../../platform/audit/historyPage.ts';
export { offerFirstAdministrator } from './signIn/firstAdministrator.ts';
export { actorsOf, enabledActors, hasAnyUser, isEnabledAddress } from './store.ts';
export { namesOf } from '../../platform/identity/namesOf.ts';
