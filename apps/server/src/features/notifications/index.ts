import type { ServerFeature } from '../../platform/api/feature.ts';
import { countsOfFrame, deleteOldNotifications } from './list.ts';
import { notificationTopics } from './live.ts';
import { notificationProcedures } from './procedures.ts';
import { registerOneClick } from './unsubscribe.ts';

export const notifications: ServerFeature<'notifications'> = {
  procedures: notificationProcedures,
  topics: notificationTopics,
  routes: (http, { services }) => registerOneClick(http, services),
  hooks: { answers: { 'frame.counts': countsOfFrame } },
  cleanup: deleteOldNotifications,
};

export { markReadAt, withdraw } from './list.ts';
export { type Audience, audienceOf, notify, notifyAudience, wantedKinds } from './notify.ts';
