export { offerFirstAdministrator } from './firstAdministrator.ts';
export { historyPage } from './history.ts';
export { userTopics } from './live.ts';
export { userProcedures } from './procedures.ts';
export { hasAnyUser, isEnabledAddress, namesOf } from './store.ts';
