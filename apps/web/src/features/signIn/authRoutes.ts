// The pages around signing in. All are open to people who are not signed in yet.
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';
import { ssoResults, type SsoResult } from '../../platform/session/ssoChannel.ts';
import { ssoFailures, type SsoFailure } from './signInFailure.ts';
import { SignInPage } from './SignInPage.tsx';

const issues = ['authTimeout', 'authInitTimeout'] as const;

type SignInSearch = { i?: (typeof issues)[number] | undefined; sso?: SsoFailure | undefined };

/** Its page comes with the first load, so that it waits for nothing. */
const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/signin',
  staticData: { layout: 'auth', titleKey: 'signIn', authNotRequired: true, worksOffline: true },
  validateSearch: (search): SignInSearch => ({
    ...oneOf('i', issues, search),
    ...oneOf('sso', ssoFailures, search),
  }),
  component: SignInPage,
});

const signOutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-out',
  staticData: { layout: 'error', titleKey: 'signOut', authNotRequired: true, worksOffline: true },
  component: lazyRouteComponent(() => import('./SignOutPage.tsx'), 'SignOutPage'),
});

/** `token` of the mail to a new person, `first` of the link that a server without people prints. */
const setupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/setup',
  staticData: { layout: 'auth', titleKey: 'setup', authNotRequired: true },
  validateSearch: (search) => textsOf(search, 'first', 'token'),
  loader: withTexts(
    'features/signIn/setup',
    'features/signIn/pages',
    'features/account/passwords',
    'features/account/factors',
    'ui',
  ),
  component: lazyRouteComponent(() => import('./setup/SetupPage.tsx'), 'SetupPage'),
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/forgot-password',
  staticData: { layout: 'auth', titleKey: 'resetPassword', authNotRequired: true, worksOffline: true },
  loader: withTexts('features/signIn/pages'),
  component: lazyRouteComponent(() => import('./pages/RequestMailPage.tsx'), 'ForgotPasswordPage'),
});

/** An older name of the same page. */
const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/reset-password',
  staticData: { layout: 'auth', titleKey: 'resetPassword', authNotRequired: true, worksOffline: true },
  loader: withTexts('features/signIn/pages'),
  component: lazyRouteComponent(() => import('./pages/RequestMailPage.tsx'), 'ForgotPasswordPage'),
});

const signInLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/sign-in-link',
  staticData: { layout: 'auth', titleKey: 'signInLink', authNotRequired: true, worksOffline: true },
  loader: withTexts('features/signIn/pages'),
  component: lazyRouteComponent(() => import('./pages/RequestMailPage.tsx'), 'SignInLinkPage'),
});

const handleSignInLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/handle-sign-in-link',
  staticData: { layout: 'auth', titleKey: 'signIn', authNotRequired: true, worksOffline: true },
  validateSearch: (search) => textsOf(search, 'oobCode', 'apiKey', 'mode', 'lang'),
  loader: withTexts('features/signIn/pages'),
  component: lazyRouteComponent(() => import('./pages/HandleSignInLinkPage.tsx'), 'HandleSignInLinkPage'),
});

const setPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/set-password',
  staticData: { layout: 'auth', titleKey: 'setPassword', authNotRequired: true, worksOffline: true },
  validateSearch: (search) => textsOf(search, 'oobCode', 'email'),
  loader: withTexts('features/signIn/pages', 'features/account/passwords'),
  component: lazyRouteComponent(() => import('./pages/SetPasswordPage.tsx'), 'SetPasswordPage'),
});

const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/verify-email',
  staticData: { layout: 'auth', titleKey: 'verifyEmail', authNotRequired: true, worksOffline: true },
  validateSearch: (search) => textsOf(search, 'oobCode'),
  loader: withTexts('features/signIn/pages'),
  component: lazyRouteComponent(() => import('./pages/VerifyEmailPage.tsx'), 'VerifyEmailPage'),
});

const revertFactorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/revert-mfa',
  staticData: { layout: 'auth', titleKey: 'revertFactor', authNotRequired: true, worksOffline: true },
  validateSearch: (search) => textsOf(search, 'oobCode'),
  loader: withTexts('features/signIn/pages', 'features/account/factors'),
  component: lazyRouteComponent(() => import('./pages/RevertFactorPage.tsx'), 'RevertFactorPage'),
});

const ssoDoneRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/sso-done',
  staticData: { layout: 'auth', titleKey: 'signIn', authNotRequired: true },
  validateSearch: (search): { result?: SsoResult | undefined } => oneOf('result', ssoResults, search),
  loader: withTexts('features/signIn/pages'),
  component: lazyRouteComponent(() => import('./pages/SsoDonePage.tsx'), 'SsoDonePage'),
});

/** The one address to which mails point. It shows nothing of its own. */
const mailActionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/firebase/action',
  staticData: { layout: 'auth', titleKey: 'signIn', authNotRequired: true, worksOffline: true },
  validateSearch: (search) => textsOf(search, 'mode', 'oobCode', 'email', 'apiKey'),
  beforeLoad: async ({ search }) => {
    const { mailAction } = await import('./pages/mailAction.ts');
    redirect({ ...mailAction(search), replace: true, throw: true });
  },
});

export const authRoutes = [
  signInRoute,
  signOutRoute,
  setupRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  signInLinkRoute,
  handleSignInLinkRoute,
  setPasswordRoute,
  verifyEmailRoute,
  revertFactorRoute,
  ssoDoneRoute,
  mailActionRoute,
] as const;

type Search = Readonly<Record<string, unknown>>;

/**
 * What of an address is text and has one of these names. The router keeps what a page does not answer for, so that
 * everything else under these names is undefined, and not left out.
 */
function textsOf<Name extends string>(
  search: Search,
  ...names: readonly Name[]
): { [name in Name]?: string | undefined } {
  const texts: { [name in Name]?: string | undefined } = {};
  for (const name of names) {
    const value = search[name];
    texts[name] = typeof value === 'string' ? value : undefined;
  }
  return texts;
}

function oneOf<Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
  search: Search,
): { [only in Name]?: Value | undefined } {
  const found: { [only in Name]?: Value | undefined } = {};
  found[name] = values.find((known) => known === search[name]);
  return found;
}
