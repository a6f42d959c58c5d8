/** The procedures that need no sign-in. All others answer 401 to callers without a session. */
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
];
