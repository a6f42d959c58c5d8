import { faultless, planted } from './support/plantedFaults.ts';
import { expect, expectAccessible, expectGoodOnEveryScreen, signIn, test } from './support/test.ts';

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

test('a scan finds what is wrong, in lists and dialogs too, and nothing else', async ({ page }) => {
  for (const content of Object.values(faultless)) {
    await page.setContent(content);
    await expectAccessible(page);
  }
  for (const [name, [content, rule]] of Object.entries(planted)) {
    await page.setContent(content);
    await expect(expectAccessible(page), name).rejects.toThrow(rule);
  }
});
