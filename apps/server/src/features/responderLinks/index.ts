import type { ServerFeature } from '../../platform/api/feature.ts';
import { responderTopics } from './live.ts';
import { responderLinkProcedures } from './procedures.ts';
import { registerDocumentRoute } from './responder/documentRoute.ts';
import { deleteOldVisits } from './responder/store.ts';

export const responderLinks: ServerFeature<'responderLinks'> = {
  procedures: responderLinkProcedures,
  topics: responderTopics,
  routes: (http, { services }) => registerDocumentRoute(http, services),
  secretPages: ['/responder/'],
  cleanup: deleteOldVisits,
};
