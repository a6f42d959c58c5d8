export { notificationTopics } from './live.ts';
export { notificationProcedures } from './procedures.ts';
