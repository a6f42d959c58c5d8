import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.ts';

const issues = ['authTimeout', 'authInitTimeout'] as const;

export type SignInSearch = { i?: (typeof issues)[number] };

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/signin',
  staticData: { layout: 'auth', titleKey: 'signIn', authNotRequired: true, worksOffline: true },
  validateSearch: (search): SignInSearch => {
    const issue = issues.find((known) => known === search['i']);
    return issue === undefined ? {} : { i: issue };
  },
  component: lazyRouteComponent(() => import('../../features/users/SignInPage.tsx'), 'SignInPage'),
});

const signOutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-out',
  staticData: { layout: 'error', titleKey: 'signOut', authNotRequired: true, worksOffline: true },
  component: lazyRouteComponent(() => import('../../features/users/SignOutPage.tsx'), 'SignOutPage'),
});

/** The `first` of the link that a server without people prints. */
export type SetupSearch = { first?: string };

const setupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/setup',
  staticData: { layout: 'auth', titleKey: 'setup', authNotRequired: true },
  validateSearch: (search): SetupSearch =>
    typeof search['first'] === 'string' ? { first: search['first'] } : {},
  component: lazyRouteComponent(() => import('../../features/users/setup/SetupPage.tsx'), 'SetupPage'),
});

export const authRoutes = [signInRoute, signOutRoute, setupRoute] as const;
