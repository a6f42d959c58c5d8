// Every page of the product, tried by every role and by nobody. A route without a row here fails.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { roles } from '@schooldog/domain/permissions';
import { z } from 'zod';
import { type DemoPerson, expect, signIn, test } from './support/test.ts';

const people: readonly DemoPerson[] = [...roles, 'staff'];
const district: readonly DemoPerson[] = [
  'schooldog_master_admin',
  'district_safety_coordinator',
  'district_nonsafety_coordinator',
  'sro_district',
  'custodial_supervisor',
  'maintenance_supervisor',
  'staff',
];
const managesUsers: readonly DemoPerson[] = [
  'schooldog_master_admin',
  'district_safety_coordinator',
  'staff',
];

const managesDistrict: readonly DemoPerson[] = [
  'schooldog_master_admin',
  'district_safety_coordinator',
  'staff',
];

const opensAlerts: readonly DemoPerson[] = people.filter(
  (person) => !['educator', 'clerical', 'work_order_submitter'].includes(person),
);

const exploresEntries: readonly DemoPerson[] = people.filter(
  (person) => !['work_order_submitter', 'maintenance_supervisor', 'maintenance_staff'].includes(person),
);

const viewsInsights: readonly DemoPerson[] = [
  'schooldog_master_admin',
  'district_safety_coordinator',
  'district_nonsafety_coordinator',
  'principal',
  'assistant_principal',
  'sro_district',
  'sro',
  'custodial_supervisor',
  'staff',
];

const managesPlaces: readonly DemoPerson[] = [
  'schooldog_master_admin',
  'district_safety_coordinator',
  'district_nonsafety_coordinator',
  'custodial_supervisor',
  'maintenance_supervisor',
  'staff',
];
const managesOwnPlaces: readonly DemoPerson[] = [...managesPlaces, 'principal', 'assistant_principal'];

/** Who may stay on a page; everybody else is sent elsewhere. */
const protectedPages: Readonly<Record<string, readonly DemoPerson[]>> = {
  '/dashboard': people,
  '/outbox': people,
  '/faq': people,
  '/resources/links': people,
  '/landing': people,
  '/landing/pricing': people,
  '/schools': district,
  '/admin/manageUsers': managesUsers,
  '/entries': exploresEntries,
  '/entries/$entryId': exploresEntries,
  '/entries/print': exploresEntries,
  '/insights': viewsInsights,
  '/dataProfiles': managesOwnPlaces,
  '/walkSettings': managesDistrict,
  '/safetyAlerts': opensAlerts,
  '/safetyAlerts/$safetyAlertId': opensAlerts,
  '/admin/schooldog': ['staff'],
};
/** Own school and foreign school: tried one by one below. */
const ofOneSchool: readonly string[] = [
  '/schools/$schoolId',
  '/dataProfiles/$schoolId/$dataProfileId',
  '/dataProfiles/$schoolId/$dataProfileId/$optionId',
];
const publicPages: readonly string[] = [
  '/auth/signin',
  '/auth/set-password',
  '/auth/verify-email',
  '/auth/forgot-password',
  '/auth/sign-in-link',
  '/auth/handle-sign-in-link',
  '/auth/setup',
  '/auth/reset-password',
  '/auth/revert-mfa',
  '/error/not-found',
  '/unsubscribe',
  '/install',
  '/privacy',
  '/terms',
];
/** Pages that only send on, each with a story of its own. */
const crossroads: readonly string[] = [
  '/',
  '/sign-out',
  '/firebase/action',
  '/auth/sso-done',
  '/utility/maintenance',
  '/error/unexpected',
];

/** Every `createRoute` stands in a feature.ts or a file named after its routes. */
function routesOfTheApp(): string[] {
  const folder = join(import.meta.dirname, '../apps/web/src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|[\\/])(?:feature|\w+Routes)\.ts$/.test(name))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/^\s+path: '([^']+)'/gm)])
    .map(([, path = '']) => path);
}

const startingPoint = '/error/unexpected';

/** Within the running app, as a link does it; returns where that ended. Titles tell when a page has arrived. */
async function visit(page: Page, path: string): Promise<string> {
  await page.evaluate(
    async ([from, to]) => {
      const title = document.querySelector('title');
      const arrival = async (isThere: () => boolean) => {
        if (isThere()) return;
        await new Promise<void>((resolve) => {
          const watch = new MutationObserver(() => {
            if (!isThere()) return;
            watch.disconnect();
            resolve();
          });
          watch.observe(title ?? document, { childList: true, subtree: true, characterData: true });
        });
      };
      const go = (place: string) => {
        history.pushState({}, '', place);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      };
      const isAtStart = () => document.title.startsWith('Something went wrong');
      go(from);
      await arrival(isAtStart);
      go(to);
      await arrival(() => !isAtStart());
    },
    [startingPoint, path] as const,
  );
  return new URL(page.url()).pathname;
}

test('every route of the app has a row', () => {
  const rows = [...Object.keys(protectedPages), ...ofOneSchool, ...publicPages, ...crossroads];
  const routes = routesOfTheApp();
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.toSorted()).toEqual(rows.toSorted());
});

test('without a session only the public pages open', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of publicPages) expect(await visit(page, path), path).toBe(path);
  const somePlaces = ofOneSchool.map((path) => path.replaceAll(/\$\w+/g, 'a'.repeat(20)));
  for (const path of [...Object.keys(protectedPages), ...somePlaces]) {
    expect(await visit(page, path), path).toBe('/auth/signin');
  }
});

/** Whether a list exists is told only to those who may see it, so an unknown one does as well. */
function ofPlaces(schoolId: string, isAllowed: boolean): Record<string, boolean> {
  const list = `/dataProfiles/${schoolId}/${'a'.repeat(20)}`;
  return { [list]: isAllowed, [`${list}/${'b'.repeat(20)}`]: isAllowed };
}

const schoolsSchema = z.array(z.object({ id: z.string(), name: z.string() }));

for (const person of people) {
  test(`${person} sees exactly the pages of ${person}`, async ({ page }) => {
    await signIn(page, person);
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const schools = schoolsSchema.parse(await (await page.request.get('/api/schools/names')).json());
    const own = schools.find(({ name }) => name === 'Oak Hill Elementary')?.id ?? '';
    const foreign = schools.find(({ name }) => name === 'Northside Career Academy')?.id ?? '';
    const expected = {
      ...Object.fromEntries(
        Object.entries(protectedPages).map(([path, allowed]) => [path, allowed.includes(person)]),
      ),
      [`/schools/${own}`]: true,
      [`/schools/${foreign}`]: district.includes(person),
      ...ofPlaces(own, managesOwnPlaces.includes(person)),
      ...ofPlaces(foreign, managesPlaces.includes(person)),
    };
    const seen: Record<string, boolean> = {};
    for (const path of Object.keys(expected)) seen[path] = (await visit(page, path)) === path;
    expect(seen).toEqual(expected);
  });
}
