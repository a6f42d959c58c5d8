// Every sign-in method: password, link, single sign-on, and the set-up of a new account.
import type { ServerFeature } from '../../platform/api/feature.ts';
import { signInProcedures } from './procedures.ts';
import { mailLinkWorker } from './requestMail.ts';
import { registerSsoRoutes } from './ssoRoutes.ts';

export const signIn: ServerFeature<'signIn'> = {
  procedures: signInProcedures,
  routes: registerSsoRoutes,
  workers: (services) => [mailLinkWorker(services)],
};

export { sendSetupMail, sendVerificationMail } from './accountMails.ts';
export { offerFirstAdministrator } from './firstAdministrator.ts';
export { hasAnyUser } from './store.ts';
