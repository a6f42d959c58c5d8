export { markReadAt, sweepNotifications, withdraw } from './list.ts';
export { notificationTopics } from './live.ts';
export { notify } from './notify.ts';
export { notificationProcedures } from './procedures.ts';
export { registerOneClick } from './unsubscribe.ts';
