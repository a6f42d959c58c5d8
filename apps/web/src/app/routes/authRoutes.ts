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

export const authRoutes = [signInRoute, signOutRoute] as const;
