/**
 * The procedures that need no sign-in. All others answer 401 to callers without a session. Beside the contract there are
 * health, the way back from single sign-on, unsubscribing with one click, documents of responder links, and calendar
 * feeds, each with a secret of its own where it shows or changes anything.
 */
export const openProcedures: readonly string[] = [
  'users.getSession',
  'users.signOut',
  'users.listSignInProviders',
  'users.signIn',
  'users.createFirstAdministrator',
  'users.getHumanCheck',
  'users.requestSignInLink',
  'users.useSignInLink',
  'users.requestPasswordReset',
  'users.setPassword',
  'users.getSetup',
  'users.completeSetup',
  'users.verifyEmail',
  'users.revertSecondFactor',
  'settings.getAppSettings',
  'notifications.unsubscribe',
  'clientErrors.reportClientErrors',
  'responderLinks.openResponderLink',
  'responderLinks.sendResponderCode',
  'responderLinks.enterResponderCode',
];
