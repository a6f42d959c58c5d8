export { historyPage } from './history.ts';
export { userTopics } from './live.ts';
export { userProcedures } from './procedures.ts';
export { offerFirstAdministrator } from './signIn/firstAdministrator.ts';
export { mailLinkWorker } from './signIn/requestMail.ts';
export { registerSsoRoutes } from './signIn/ssoRoutes.ts';
export { actorsOf, enabledActors, hasAnyUser, isEnabledAddress, namesOf } from './store.ts';
