// Asked before every navigation: may this person see this page now, and if not, where do they go instead?
import { startsAtWorkOrders } from '@schooldog/domain/dashboard';
import type { Actor } from '@schooldog/domain/permissions';
import { isBlocked } from '@schooldog/domain/settings';
import { isAllowed, type Pages } from '../platform/navigation/page.ts';
import type { Decision, Visit } from '../platform/navigation/rootRoute.ts';

export const paths = {
  root: '/',
  dashboard: '/dashboard',
  signIn: '/auth/signin',
  signOut: '/sign-out',
  maintenance: '/utility/maintenance',
  workOrders: '/tasks',
  resourceLinks: '/resources/links',
} as const;

/** What is known of the person once the session has started; `app` is null when the server was never heard. */
export type Visitor = Readonly<{
  status: 'ready' | 'timedOut';
  actor: Actor | null;
  app: Readonly<{ maintenanceMode: boolean }> | null;
}>;

const show: Decision = { kind: 'show' };
const reachableInMaintenance: ReadonlySet<string | null> = new Set([
  paths.maintenance,
  paths.signIn,
  paths.signOut,
]);

export function decide(
  visit: Visit,
  visitor: Visitor,
  connectivity: Readonly<{ isOffline: boolean }>,
  pages: Pages,
): Decision {
  const { path, params } = visit;
  const { actor, app, status } = visitor;
  if (app !== null && isBlocked(actor, app)) {
    return reachableInMaintenance.has(path) ? show : redirect(paths.maintenance);
  }
  if (path === paths.maintenance && app?.maintenanceMode === false) return redirect(paths.root);
  if (path === paths.root) {
    // Straight to the sign-in page, which needs less than the pages behind it.
    if (actor !== null) return { ...redirect(paths.dashboard), target: 'open' };
    return redirect(status === 'ready' ? paths.signIn : paths.dashboard);
  }

  const page = path === null ? undefined : pages.get(path);
  if (page === undefined || page.authNotRequired === true) return show;
  if (status === 'timedOut')
    return { ...redirect(paths.signIn, { i: 'authInitTimeout' }), target: 'remember' };
  if (actor === null) return { ...redirect(paths.signIn), target: 'remember' };
  if (!isAllowed(page, actor, params)) {
    return redirect(path === paths.dashboard ? homeWithoutDashboard(actor, pages) : paths.root);
  }
  return connectivity.isOffline && page.worksOffline !== true ? { kind: 'unavailableOffline' } : show;
}

/** The resource links are open to every signed-in user, so redirects always end. */
function homeWithoutDashboard(actor: Actor, pages: Pages): string {
  const workOrders = pages.get(paths.workOrders);
  const goesToWork =
    workOrders !== undefined && startsAtWorkOrders(actor) && isAllowed(workOrders, actor, {});
  return goesToWork ? paths.workOrders : paths.resourceLinks;
}

function redirect(to: string, search?: { i: 'authInitTimeout' }) {
  return search === undefined ? { kind: 'redirect' as const, to } : { kind: 'redirect' as const, to, search };
}
