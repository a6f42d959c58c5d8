// Pages open for the roles they are meant for. pagesByRole.test.ts checks every role without a browser; here the real
// app uses a real session.
import { schoolId } from './support/entries.ts';
import { type DemoPerson, expect, signIn, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const protectedPages: readonly string[] = [
  '/dashboard',
  '/outbox',
  '/faq',
  '/resources/links',
  '/schools',
  '/admin/manageUsers',
  '/admin/providerAccess',
  '/entries',
  '/entries/print',
  '/insights',
  '/dataProfiles',
  '/walkSettings',
  '/safetyAlerts',
  '/admin/schooldog',
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
  '/landing',
  '/landing/pricing',
  '/privacy',
  '/terms',
];

/** A list that a user may not see looks like an unknown one, so an unknown one does as well. */
function pagesOfSchool(school: string): string[] {
  const list = `/dataProfiles/${school}/${'a'.repeat(20)}`;
  return [`/schools/${school}`, list, `${list}/${'b'.repeat(20)}`];
}

test('without a session only the public pages open', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of publicPages) expect(await visit(page, path), path).toBe(path);
  for (const path of [...protectedPages, ...pagesOfSchool('a'.repeat(20))]) {
    expect(await visit(page, path), path).toBe('/auth/signin');
  }
});

const forEverybody = ['/dashboard', '/outbox', '/faq', '/resources/links'];
const ofPrincipals = ['/entries', '/entries/print', '/insights', '/dataProfiles', '/safetyAlerts'];

type Sight = Readonly<{ pages: readonly string[]; placesOfOwnSchool: boolean; otherSchools: boolean }>;
const sights = {
  work_order_submitter: { pages: forEverybody, placesOfOwnSchool: false, otherSchools: false },
  principal: { pages: [...forEverybody, ...ofPrincipals], placesOfOwnSchool: true, otherSchools: false },
  staff: { pages: protectedPages, placesOfOwnSchool: true, otherSchools: true },
} as const satisfies Partial<Record<DemoPerson, Sight>>;

for (const person of ['work_order_submitter', 'principal', 'staff'] as const) {
  test(`${person} sees exactly the pages of ${person}`, async ({ page }) => {
    await signIn(page, person);
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const [ownSchool = '', ...ownPlaces] = pagesOfSchool(await schoolId(page, 'Oak Hill Elementary'));
    const ofForeign = pagesOfSchool(await schoolId(page, 'Northside Career Academy'));
    const seen: string[] = [];
    for (const path of [...protectedPages, ownSchool, ...ownPlaces, ...ofForeign])
      if ((await visit(page, path)) === path) seen.push(path);
    const { pages, placesOfOwnSchool, otherSchools } = sights[person];
    const expected = [
      ...pages,
      ownSchool,
      ...(placesOfOwnSchool ? ownPlaces : []),
      ...(otherSchools ? ofForeign : []),
    ];
    expect(seen.toSorted()).toEqual(expected.toSorted());
  });
}
