import { expectGoodOnEveryScreen, signIn, test } from './support/test.ts';

const open = [
  '/auth/signin',
  '/terms',
  '/privacy',
  '/install',
  '/error/not-found',
  '/error/unexpected',
  '/no/such/page',
];
const signedIn = [
  '/dashboard',
  '/schools',
  '/resources/links',
  '/faq',
  '/landing',
  '/landing/pricing',
  '/outbox',
  '/admin/manageUsers',
  '/admin/providerAccess',
  '/admin/schooldog',
];

for (const path of [...open, ...signedIn]) {
  test(`${path} is accessible and fits every screen, wide and narrow, light and dark`, async ({
    page,
    screenshotTo,
  }) => {
    if (signedIn.includes(path)) await signIn(page, 'staff');
    await page.goto(path);
    await expectGoodOnEveryScreen(page, { name: `page${path.replaceAll('/', '-')}`, screenshotTo });
  });
}
