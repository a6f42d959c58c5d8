import { faultless, planted } from './support/plantedFaults.ts';
import {
  atDesktop,
  expect,
  expectAccessible,
  expectGoodOnEveryScreen,
  inTheme,
  open,
  signIn,
  test,
} from './support/test.ts';

const forEverybody = [
  '/auth/signin',
  '/terms',
  '/privacy',
  '/install',
  '/landing',
  '/landing/pricing',
  '/error/not-found',
  '/error/unexpected',
  '/no/such/page',
];
const signedIn = [
  '/dashboard',
  '/schools',
  '/resources/links',
  '/faq',
  '/outbox',
  '/admin/manageUsers',
  '/admin/providerAccess',
  '/admin/schooldog',
];

for (const [who, paths] of Object.entries({ everybody: forEverybody, staff: signedIn })) {
  test(`pages for ${who} are accessible and fit every screen, wide and narrow, light and dark`, async ({
    page,
    screenshotTo,
  }) => {
    if (who === 'staff') await signIn(page, 'staff');
    for (const path of paths) {
      await test.step(path, async () => {
        await atDesktop(page);
        await inTheme(page, 'light');
        await open(page, path);
        await expectGoodOnEveryScreen(page, { name: `page${path.replaceAll('/', '-')}`, screenshotTo });
      });
    }
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
