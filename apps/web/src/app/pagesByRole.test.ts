// Every page of the product, tried by a person of every role. A page without a row here fails.
import type { Actor } from '@schooldog/domain/permissions';
import * as people from '@schooldog/domain/permissions/testing';
import { expect, it } from 'vitest';
import { decide } from './guard.ts';
import { pages } from './pages.ts';

const { cedarCreek, oakHill } = people;

const everybody = [
  'masterAdmin',
  'safetyCoordinator',
  'nonsafetyCoordinator',
  'principalOfOakHill',
  'assistantPrincipalOfOakHill',
  'officerOfDistrict',
  'officerOfOakHill',
  'custodialSupervisor',
  'custodianOfOakHill',
  'educatorOfOakHill',
  'clerkOfOakHill',
  'submitterOfOakHill',
  'maintenanceSupervisor',
  'technicianOfOakHill',
  'providerStaff',
] as const;
type Person = (typeof everybody)[number];

const except = (...left: readonly Person[]) => everybody.filter((person) => !left.includes(person));

const managers: readonly Person[] = ['masterAdmin', 'safetyCoordinator', 'providerStaff'];
const ofDistrict: readonly Person[] = [
  ...managers,
  'nonsafetyCoordinator',
  'officerOfDistrict',
  'custodialSupervisor',
  'maintenanceSupervisor',
];
const alertPeople = except('educatorOfOakHill', 'clerkOfOakHill', 'submitterOfOakHill');
const entryPeople = except('submitterOfOakHill', 'maintenanceSupervisor', 'technicianOfOakHill');
const insightPeople = except(
  'custodianOfOakHill',
  'educatorOfOakHill',
  'clerkOfOakHill',
  'submitterOfOakHill',
  'maintenanceSupervisor',
  'technicianOfOakHill',
);
const placePeople = ofDistrict.filter((person) => person !== 'officerOfDistrict');
const principals: readonly Person[] = ['principalOfOakHill', 'assistantPrincipalOfOakHill'];

const drillPeople: readonly Person[] = [...managers, ...principals, 'officerOfDistrict', 'officerOfOakHill'];
const planPeople = drillPeople;
const reportPeople: readonly Person[] = [...insightPeople, 'maintenanceSupervisor'];

/** Who may open a page that needs a session; all others are redirected. */
const allowed: Readonly<Record<string, readonly Person[]>> = {
  '/dashboard': everybody,
  '/place/$optionId': everybody,
  '/outbox': everybody,
  '/faq': everybody,
  '/resources/links': everybody,
  '/schools': ofDistrict,
  '/admin/manageUsers': managers,
  '/entries': entryPeople,
  '/walks': entryPeople,
  '/walks/walk/$walkId/inprogress': entryPeople,
  '/walks/walk/$walkId/review': entryPeople,
  '/walks/walk/$walkId/complete': entryPeople,
  '/assessments': insightPeople,
  '/assessments/edit/$assessmentId': entryPeople,
  '/assessments/submitted/$assessmentId': entryPeople,
  '/contacts': planPeople,
  '/eop': planPeople,
  '/eopRoles/$roleId': planPeople,
  '/goKits': planPeople.filter((person) => person !== 'providerStaff'),
  '/goKits/$kitId': planPeople.filter((person) => person !== 'providerStaff'),
  '/drills': drillPeople,
  '/drills/compliance': drillPeople,
  '/drills/record': drillPeople,
  '/drills/rules': managers,
  '/drills/update/$drillId': drillPeople,
  '/drills/drill/$drillId': drillPeople,
  '/entries/$entryId': entryPeople,
  '/entries/print': entryPeople,
  '/insights': insightPeople,
  '/dataProfiles': [...placePeople, ...principals],
  '/walkSettings': managers,
  '/ownData': managers,
  '/safetyAlerts': alertPeople,
  '/safetyAlerts/$safetyAlertId': alertPeople,
  '/rubrics': [...managers, 'nonsafetyCoordinator'],
  '/rubrics/$rubricId': [...managers, 'nonsafetyCoordinator'],
  '/tasks': everybody,
  '/tasks/task/$taskId': everybody,
  '/tasksSettings': [...managers, 'maintenanceSupervisor'],
  '/workOrderUsers': [...managers, 'maintenanceSupervisor'],
  '/taskAnalytics': [...managers, 'maintenanceSupervisor', ...principals],
  '/recurringWorkOrders': [...managers, 'maintenanceSupervisor'],
  '/reports': reportPeople,
  '/tasks/print/$taskId': everybody,
  '/admin/providerAccess': ['masterAdmin', 'providerStaff'],
  '/admin/schooldog': ['providerStaff'],
};

const plans = { own: planPeople, foreign: [...managers, 'officerOfDistrict'] } as const;

/** At the school of the person, and at another one. */
const allowedAtSchool: Readonly<
  Record<string, Readonly<{ own: readonly Person[]; foreign: readonly Person[] }>>
> = {
  '/schools/$schoolId': { own: everybody, foreign: ofDistrict },
  '/contacts/$schoolId': { own: drillPeople, foreign: [...managers, 'officerOfDistrict'] },
  '/dataProfiles/$schoolId/$dataProfileId/labels': {
    own: [...placePeople, ...principals],
    foreign: placePeople,
  },
  '/dataProfiles/$schoolId/$dataProfileId': { own: [...placePeople, ...principals], foreign: placePeople },
  '/dataProfiles/$schoolId/$dataProfileId/$optionId': {
    own: [...placePeople, ...principals],
    foreign: placePeople,
  },
  '/eop/$schoolId': plans,
  '/eop/$schoolId/$componentId': plans,
  '/eop/$schoolId/$componentId/edit': plans,
  '/eop/$schoolId/$componentId/attachment/$attachmentId': plans,
  '/eopRoles/$roleId/$schoolId': plans,
  '/responderLinks/$schoolId': { own: [...managers, ...principals], foreign: managers },
};

function isShown(actor: Actor, path: string, schoolId = oakHill): boolean {
  const visitor = { status: 'ready', actor, app: { maintenanceMode: false } } as const;
  return decide({ path, params: { schoolId } }, visitor, { isOffline: false }, pages).kind === 'show';
}

it('every page that needs a session has a row', () => {
  const closed = [...pages].filter(([, page]) => page.authNotRequired !== true).map(([path]) => path);
  const rows = [...Object.keys(allowed), ...Object.keys(allowedAtSchool)];
  expect(closed.filter((path) => path !== '/').toSorted()).toEqual(rows.toSorted());
});

it.each(everybody)('%s sees exactly their pages', (person) => {
  const actor = people[person];
  const atSchool = (school: string) =>
    Object.keys(allowedAtSchool).filter((path) => isShown(actor, path, school));
  expect({
    pages: Object.keys(allowed).filter((path) => isShown(actor, path)),
    own: atSchool(oakHill),
    foreign: atSchool(cedarCreek),
  }).toEqual({
    pages: Object.keys(allowed).filter((path) => allowed[path]?.includes(person)),
    own: Object.keys(allowedAtSchool).filter((path) => allowedAtSchool[path]?.own.includes(person)),
    foreign: Object.keys(allowedAtSchool).filter((path) => allowedAtSchool[path]?.foreign.includes(person)),
  });
});

it('the Action button is hidden where a page has its own, and where nothing is logged', () => {
  const hidden = [...pages].filter(([, { layout, hideAddButton }]) => layout === 'default' && hideAddButton);
  expect(Object.fromEntries(hidden.map(([path, { hideAddButton }]) => [path, hideAddButton]))).toEqual({
    '/admin/manageUsers': true,
    '/admin/providerAccess': true,
    '/admin/schooldog': true,
    '/assessments': 'wide',
    '/assessments/edit/$assessmentId': true,
    '/assessments/submitted/$assessmentId': true,
    '/contacts': true,
    '/contacts/$schoolId': true,
    '/dashboard': true,
    '/drills': 'wide',
    '/drills/compliance': true,
    '/drills/drill/$drillId': true,
    '/drills/record': true,
    '/drills/rules': true,
    '/drills/update/$drillId': true,
    '/entries': 'wide',
    '/eopRoles/$roleId': true,
    '/eopRoles/$roleId/$schoolId': true,
    '/eop': true,
    '/eop/$schoolId': true,
    '/eop/$schoolId/$componentId': true,
    '/eop/$schoolId/$componentId/edit': true,
    '/eop/$schoolId/$componentId/attachment/$attachmentId': true,
    '/goKits': true,
    '/goKits/$kitId': true,
    '/install': true,
    '/ownData': true,
    '/place/$optionId': true,
    '/privacy': true,
    '/responderLinks/$schoolId': true,
    '/recurringWorkOrders': true,
    '/reports': true,
    '/rubrics': true,
    '/rubrics/$rubricId': true,
    '/taskAnalytics': true,
    '/tasks': 'wide',
    '/tasks/task/$taskId': true,
    '/tasksSettings': true,
    '/terms': true,
    '/walkSettings': true,
    '/walks': 'wide',
    '/walks/walk/$walkId/complete': true,
    '/walks/walk/$walkId/inprogress': true,
    '/walks/walk/$walkId/review': true,
    '/workOrderUsers': true,
  });
});
