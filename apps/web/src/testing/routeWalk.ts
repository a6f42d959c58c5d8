// Every route of the app, and who walks over it to scan it. A unit test compares this list with the route tree, and each
// walk with what it reached. Records are found by the links of the pages before.

const coordinator = 'district_safety_coordinator';

/** Short enough for one scenario each. A route that names a record is found by a link on the pages before. */
export const walks = [
  {
    name: 'before the sign-in',
    person: null,
    routes: [
      '/auth/signin',
      '/auth/forgot-password',
      '/auth/handle-sign-in-link',
      '/auth/reset-password',
      '/auth/revert-mfa',
      '/auth/set-password',
      '/auth/setup',
      '/auth/sign-in-link',
      '/auth/verify-email',
      '/error/not-found',
      '/error/unexpected',
      '/unsubscribe',
    ],
  },
  {
    name: 'for everybody',
    person: null,
    routes: ['/install', '/landing', '/landing/pricing', '/privacy', '/terms'],
  },
  {
    name: 'of the district',
    person: coordinator,
    routes: [
      '/dashboard',
      '/faq',
      '/insights',
      '/outbox',
      '/ownData',
      '/reports',
      '/resources/links',
      '/schools',
      '/schools/$schoolId',
    ],
  },
  {
    name: 'of entries',
    person: coordinator,
    routes: ['/entries', '/entries/$entryId', '/entries/print'],
  },
  {
    name: 'of walks and assessments',
    person: coordinator,
    routes: ['/walks', '/walkSettings', '/assessments', '/rubrics', '/rubrics/$rubricId', '/safetyAlerts'],
  },
  {
    name: 'of plans',
    person: coordinator,
    routes: [
      '/contacts',
      '/contacts/$schoolId',
      '/eop',
      '/eop/$schoolId',
      '/eop/$schoolId/$componentId',
      '/eop/$schoolId/$componentId/attachment/$attachmentId',
      '/eopRoles/$roleId',
      '/goKits',
    ],
  },
  {
    name: 'of drills',
    person: coordinator,
    routes: [
      '/drills',
      '/drills/compliance',
      '/drills/drill/$drillId',
      '/drills/record',
      '/drills/rules',
      '/drills/update/$drillId',
    ],
  },
  {
    name: 'of places',
    person: coordinator,
    routes: [
      '/dataProfiles',
      '/dataProfiles/$schoolId/$dataProfileId',
      '/dataProfiles/$schoolId/$dataProfileId/$optionId',
      '/dataProfiles/$schoolId/$dataProfileId/labels',
      '/place/$optionId',
    ],
  },
  {
    name: 'of work orders',
    person: coordinator,
    routes: [
      '/recurringWorkOrders',
      '/taskAnalytics',
      '/tasks',
      '/tasks/task/$taskId',
      '/tasksSettings',
      '/workOrderUsers',
    ],
  },
  {
    name: 'of administration',
    person: 'staff',
    routes: ['/admin/manageUsers', '/admin/providerAccess', '/admin/schooldog'],
  },
] as const;

/** Some are reached by a menu or from paper; an unknown attachment says so on the page of a known one. */
const addresses: Readonly<Record<string, (path: string) => readonly string[]>> = {
  '/dataProfiles/$schoolId/$dataProfileId': (path) => [`${path}/labels`],
  '/dataProfiles/$schoolId/$dataProfileId/$optionId': (path) => [`/place/${lastOf(path)}`],
  '/drills/drill/$drillId': (path) => [`/drills/update/${lastOf(path)}`],
  '/eop/$schoolId/$componentId': (path) => [`${path}/attachment/${'a'.repeat(20)}`],
};

export function addressesFrom(route: string, path: string): readonly string[] {
  return addresses[route]?.(path) ?? [];
}

/** What a page must show first, for its links. */
export const unfoldedBy: Readonly<Record<string, RegExp>> = { '/dataProfiles': /[1-9]\d* profiles/ };

const lastOf = (path: string) => path.split('/').at(-1) ?? '';

const walked = walks.flatMap(({ routes }): readonly string[] => routes);

/** Their records or states belong to a scenario, which scans them. */
const scannedElsewhere = [
  '/assessments/edit/$assessmentId',
  '/assessments/submitted/$assessmentId',
  '/eop/$schoolId/$componentId/edit',
  '/eopRoles/$roleId/$schoolId',
  '/goKits/$kitId',
  '/responder/$token',
  '/responderLinks/$schoolId',
  '/safetyAlerts/$safetyAlertId',
  '/tasks/print/$taskId',
  '/utility/maintenance',
  '/walks/walk/$walkId/complete',
  '/walks/walk/$walkId/inprogress',
  '/walks/walk/$walkId/review',
] as const;

/** They send on at once, or close, and show nothing of their own. */
export const showNothing = ['/', '/auth/sso-done', '/firebase/action', '/sign-out'] as const;

export const allRoutes: readonly string[] = [...walked, ...scannedElsewhere];

/** A route without a parameter is meant before one with it. */
export function routeOf(path: string, routes: readonly string[] = allRoutes): string | null {
  const parts = path.split('/');
  const fits = (route: string) => {
    const own = route.split('/');
    return own.length === parts.length && own.every((part, at) => part.startsWith('$') || part === parts[at]);
  };
  return routes.filter(fits).toSorted((one, two) => one.split('$').length - two.split('$').length)[0] ?? null;
}
