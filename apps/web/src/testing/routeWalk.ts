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
    name: 'of entries and walks',
    person: coordinator,
    routes: [
      '/entries',
      '/entries/$entryId',
      '/entries/print',
      '/walks',
      '/walkSettings',
      '/assessments',
      '/rubrics',
      '/rubrics/$rubricId',
      '/safetyAlerts',
    ],
  },
  {
    name: 'of plans and drills',
    person: coordinator,
    routes: [
      '/contacts',
      '/contacts/$schoolId',
      '/drills',
      '/drills/compliance',
      '/drills/drill/$drillId',
      '/drills/record',
      '/drills/rules',
      '/eop',
      '/eop/$schoolId',
      '/eopRoles/$roleId',
      '/goKits',
    ],
  },
  {
    name: 'of work orders and places',
    person: coordinator,
    routes: [
      '/dataProfiles',
      '/dataProfiles/$schoolId/$dataProfileId',
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

const walked = walks.flatMap(({ routes }): readonly string[] => routes);

/** Their records or states belong to a scenario, which scans them. */
const scannedElsewhere = [
  '/assessments/edit/$assessmentId',
  '/assessments/submitted/$assessmentId',
  '/dataProfiles/$schoolId/$dataProfileId/$optionId',
  '/dataProfiles/$schoolId/$dataProfileId/labels',
  '/drills/update/$drillId',
  '/eop/$schoolId/$componentId',
  '/eop/$schoolId/$componentId/attachment/$attachmentId',
  '/eop/$schoolId/$componentId/edit',
  '/eopRoles/$roleId/$schoolId',
  '/goKits/$kitId',
  '/place/$optionId',
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
