// The root of all routes: here the guard stands before every navigation.
import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { decide, type Visitor } from '../guard.ts';
import type { Page, Pages } from './page.ts';

/** What the guard judges by. It is handed in, so that the route table itself needs no browser. */
export type ShellContext = Readonly<{
  pages(): Pages;
  visitor(): Visitor;
  connectivity(): Readonly<{ isOffline: boolean }>;
}>;

/** What matches no other route is the not-found page. */
export const rootPage: Page = {
  layout: 'error',
  titleKey: 'notFound',
  authNotRequired: true,
  worksOffline: true,
};

export const rootRoute = createRootRouteWithContext<ShellContext>()({
  staticData: rootPage,
  beforeLoad: ({ context, matches }) => {
    const leaf = matches.at(-1);
    const path = leaf === undefined || leaf.routeId === '__root__' ? null : leaf.fullPath;
    const visit = { path, params: leaf?.params ?? {} };
    const decision = decide(visit, context.visitor(), context.connectivity(), context.pages());
    if (decision.kind === 'redirect') {
      redirect({ to: decision.to, search: decision.search ?? {}, replace: true, throw: true });
    }
    return { isUnavailableOffline: decision.kind === 'unavailableOffline' };
  },
});
