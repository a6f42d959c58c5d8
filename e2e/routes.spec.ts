// Pages open for the roles they are meant for. pagesByRole.test.ts checks every role without a browser; here the real
// app uses a real session.
import { schoolId } from './support/entries.ts';
import { type DemoPerson, expect, open, signIn, test } from './support/test.ts';

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
  for (const path of publicPages) expect(await open(page, path), path).toBe(path);
  for (const path of [...protectedPages, ...pagesOfSchool('a'.repeat(20))]) {
    expect(await open(page, path), path).toBe('/auth/signin');
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
    await open(page, '/faq');
    const [ownSchool = '', ...ownPlaces] = pagesOfSchool(await schoolId(page, 'Oak Hill Elementary'));
    const ofForeign = pagesOfSchool(await schoolId(page, 'Northside Career Academy'));
    const seen: string[] = [];
    for (const path of [...protectedPages, ownSchool, ...ownPlaces, ...ofForeign])
      if ((await open(page, path)) === path) seen.push(path);
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
