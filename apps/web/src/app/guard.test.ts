import {
  atSchools,
  everywhere,
  isProviderStaff,
  permissions,
  type Actor,
} from '@schooldog/domain/permissions';
import * as people from '@schooldog/domain/permissions/testing';
import { runs } from '@schooldog/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Page, Pages } from '../platform/navigation/page.ts';
import type { Decision } from '../platform/navigation/rootRoute.ts';
import { decide, paths, type Visitor } from './guard.ts';
import { pages as realPages } from './pages.ts';

const { anActor, cedarCreek, oakHill, principalOfOakHill, providerStaff, safetyCoordinator } = people;

const online = { isOffline: false };
const offline = { isOffline: true };
const running = { maintenanceMode: false };
const closed = { maintenanceMode: true };
const assignee = anActor({ permissions: { 'be proposed tasks': atSchools([oakHill]) } });
const userManager = anActor({ permissions: { 'manage users': everywhere } });

const workOrders: Page = { layout: 'default', titleKey: 'dashboard' };
const withWorkOrders: Pages = new Map([...realPages, [paths.workOrders, workOrders]]);

function signedIn(actor: Actor): Visitor {
  return { status: 'ready', actor, app: running };
}
const nobody: Visitor = { status: 'ready', actor: null, app: running };
const timedOut: Visitor = { status: 'timedOut', actor: null, app: null };

function at(
  path: string | null,
  visitor: Visitor,
  options: { offline?: boolean; pages?: Pages; params?: Record<string, string> } = {},
) {
  const visit = { path, params: options.params ?? {} };
  return decide(visit, visitor, options.offline === true ? offline : online, options.pages ?? realPages);
}
const goesTo = (to: string) => ({ kind: 'redirect', to }) satisfies Decision;
/** What somebody came for before they signed in, otherwise the dashboard. */
const opensWanted: Decision = { kind: 'redirect', to: '/dashboard', target: 'open' };
const isShown: Decision = { kind: 'show' };

describe('who is not signed in', () => {
  const open = [...realPages].filter(([, page]) => page.authNotRequired === true).map(([path]) => path);

  it('sees exactly the public pages', () => {
    expect(open.toSorted()).toEqual([
      '/auth/forgot-password',
      '/auth/handle-sign-in-link',
      '/auth/reset-password',
      '/auth/revert-mfa',
      '/auth/set-password',
      '/auth/setup',
      '/auth/sign-in-link',
      '/auth/signin',
      '/auth/sso-done',
      '/auth/verify-email',
      '/error/not-found',
      '/error/unexpected',
      '/firebase/action',
      '/install',
      '/landing',
      '/landing/pricing',
      '/privacy',
      '/responder/$token',
      '/sign-out',
      '/terms',
      '/unsubscribe',
      '/utility/maintenance',
    ]);
    for (const path of open.filter((candidate) => candidate !== paths.maintenance))
      expect(at(path, nobody)).toEqual(isShown);
  });

  it('is sent to the sign-in page from every other page', () => {
    const others = [...realPages.keys()].filter((path) => !open.includes(path) && path !== paths.root);
    expect(others).toContain('/dashboard');
    for (const path of others)
      expect(at(path, nobody)).toEqual({ ...goesTo(paths.signIn), target: 'remember' });
  });

  it('goes from the root to the sign-in page, without the pages behind it', () => {
    expect(at(paths.root, nobody, { pages: new Map() })).toEqual(goesTo(paths.signIn));
    expect(at(paths.root, timedOut)).toEqual(goesTo(paths.dashboard));
  });

  it('sees the not-found page at an unknown address', () => {
    expect(at(null, nobody)).toEqual(isShown);
  });

  it('is sent to the sign-in page without a network too', () => {
    expect(at('/dashboard', { ...nobody, app: null }, { offline: true })).toEqual({
      ...goesTo(paths.signIn),
      target: 'remember',
    });
  });
});

describe('who is signed in', () => {
  it('is sent from the root path to the dashboard', () => {
    expect(at('/', signedIn(principalOfOakHill))).toEqual(opensWanted);
    expect(at('/dashboard', signedIn(principalOfOakHill))).toEqual(isShown);
  });

  it('may still open the sign-in page, which offers to go on', () => {
    expect(at(paths.signIn, signedIn(principalOfOakHill))).toEqual(isShown);
  });

  it('is sent to the root path from a page they may not open', () => {
    expect(at('/schools', signedIn(safetyCoordinator))).toEqual(isShown);
    expect(at('/schools', signedIn(principalOfOakHill))).toEqual(goesTo('/'));
    expect(at('/admin/schooldog', signedIn(safetyCoordinator))).toEqual(goesTo('/'));
    expect(at('/admin/schooldog', signedIn(providerStaff))).toEqual(isShown);
  });

  it('opens the page of their own school and not of another', () => {
    const visitor = signedIn(principalOfOakHill);
    expect(at('/schools/$schoolId', visitor, { params: { schoolId: oakHill } })).toEqual(isShown);
    expect(at('/schools/$schoolId', visitor, { params: { schoolId: cedarCreek } })).toEqual(goesTo('/'));
  });

  it('sees the not-found page at an unknown address', () => {
    expect(at(null, signedIn(principalOfOakHill))).toEqual(isShown);
  });
});

describe('who has no dashboard', () => {
  it('goes to the work orders when they take part in them', () => {
    expect(at('/dashboard', signedIn(assignee), { pages: withWorkOrders })).toEqual(goesTo('/tasks'));
  });

  it('goes to the resource links when they do not', () => {
    expect(at('/dashboard', signedIn(userManager), { pages: withWorkOrders })).toEqual(
      goesTo('/resources/links'),
    );
  });

  it('goes to the resource links when there are no work orders to go to', () => {
    expect(
      at('/dashboard', signedIn(assignee), {
        pages: new Map(realPages).set('/tasks', { ...workOrders, allows: () => false }),
      }),
    ).toEqual(goesTo('/resources/links'));
    const withoutTasks = new Map(realPages);
    withoutTasks.delete('/tasks');
    expect(at('/dashboard', signedIn(assignee), { pages: withoutTasks })).toEqual(goesTo('/resources/links'));
  });
});

describe('a start that timed out', () => {
  it('leads from protected pages to the sign-in page, which says why and opens them afterwards', () => {
    expect(at('/dashboard', timedOut)).toEqual({
      kind: 'redirect',
      to: paths.signIn,
      search: { i: 'authInitTimeout' },
      target: 'remember',
    });
  });

  it('leaves public pages readable', () => {
    expect(at('/terms', timedOut)).toEqual(isShown);
    expect(at(paths.signIn, timedOut)).toEqual(isShown);
  });
});

describe('maintenance mode', () => {
  const everybodyElse: Visitor[] = [
    { status: 'ready', actor: null, app: closed },
    { status: 'ready', actor: safetyCoordinator, app: closed },
  ];

  it('sends everybody but provider staff to the maintenance page', () => {
    const elsewhere = [null, ...realPages.keys()].filter(
      (path) => path !== paths.maintenance && path !== paths.signIn && path !== paths.signOut,
    );
    for (const visitor of everybodyElse) {
      for (const path of elsewhere) expect(at(path, visitor)).toEqual(goesTo(paths.maintenance));
      expect(at(paths.maintenance, visitor)).toEqual(isShown);
    }
  });

  it('leaves the ways in and out open, so that provider staff can end it', () => {
    for (const visitor of everybodyElse) {
      expect(at(paths.signIn, visitor)).toEqual(isShown);
      expect(at(paths.signOut, visitor)).toEqual(isShown);
    }
    expect(at('/admin/schooldog', { status: 'ready', actor: providerStaff, app: closed })).toEqual(isShown);
  });

  it('leads back to the root path when it is over', () => {
    expect(at(paths.maintenance, nobody)).toEqual(goesTo('/'));
    expect(at(paths.maintenance, signedIn(safetyCoordinator))).toEqual(goesTo('/'));
  });

  it('keeps its page while the server cannot be asked', () => {
    expect(at(paths.maintenance, timedOut)).toEqual(isShown);
  });
});

describe('without a network', () => {
  it('pages that need it say so instead of failing', () => {
    expect(at('/admin/schooldog', signedIn(providerStaff), { offline: true })).toEqual({
      kind: 'unavailableOffline',
    });
    expect(at('/dashboard', signedIn(safetyCoordinator), { offline: true })).toEqual(isShown);
  });

  it('a page is not offered to those who may not open it', () => {
    expect(at('/admin/schooldog', signedIn(principalOfOakHill), { offline: true })).toEqual(goesTo('/'));
  });
});

describe('redirects', () => {
  const anyActor: fc.Arbitrary<Actor> = fc
    .record({
      isSchoolDogStaff: fc.boolean(),
      isDistrictLevel: fc.boolean(),
      features: fc.record({ enableWorkOrders: fc.boolean(), enableEops: fc.boolean() }),
      permissions: fc
        .subarray([...permissions])
        .map((held) => Object.fromEntries(held.map((permission) => [permission, atSchools([oakHill])]))),
    })
    .map(anActor);
  const anyVisitor: fc.Arbitrary<Visitor> = fc.oneof(
    fc.constant(timedOut),
    fc.record({
      status: fc.constant('ready' as const),
      actor: fc.option(anyActor),
      app: fc.option(fc.record({ maintenanceMode: fc.boolean() })),
    }),
  );
  const strictest: Page = { ...workOrders, allows: (actor) => isProviderStaff(actor, null) };
  const anyPages = fc.constantFrom(
    realPages,
    withWorkOrders,
    new Map(realPages).set(paths.workOrders, strictest),
  );

  it('end within three hops, from any page, for anybody', () => {
    fc.assert(
      fc.property(anyVisitor, anyPages, fc.boolean(), fc.nat(), (visitor, pages, isOffline, pick) => {
        const starts = [null, ...pages.keys()];
        let path = starts[pick % starts.length] ?? null;
        let hops = 0;
        for (;;) {
          const decision = decide({ path, params: { schoolId: oakHill } }, visitor, { isOffline }, pages);
          if (decision.kind !== 'redirect') break;
          path = decision.to;
          expect(pages.has(path)).toBe(true);
          hops += 1;
          expect(hops).toBeLessThanOrEqual(3);
        }
      }),
      runs(2000),
    );
  });
});
