import type { Page } from '@playwright/test';
import { sessionSchema } from '@schooldog/contract/account';
import { expectGoodInBothThemes } from './support/everyScreen.ts';
import { faultless, planted } from './support/plantedFaults.ts';
import { addressesFrom, routeOf, unfoldedBy, walks } from '../apps/web/src/testing/routeWalk.ts';
import {
  expect,
  expectAccessible,
  expectGoodOnEveryScreen,
  open,
  signIn,
  test,
  untilReady,
} from './support/test.ts';

// The walks take longer than any other file, so the workers share them.
test.describe.configure({ mode: 'parallel' });

for (const { name, person, routes } of walks) {
  test(`the pages ${name} are accessible and fit every screen, wide and narrow, light and dark`, async ({
    page,
    screenshotTo,
  }) => {
    if (person !== null) await signIn(page, person);
    const left = new Set<string>(routes);
    /** Where each is found: an address of its own, or a link on a page before. */
    const ways = new Map<string, string>(
      routes.flatMap((route) => (route.includes('$') ? [] : [[route, route]])),
    );
    for (const [route, path] of ways) {
      await test.step(route, async () => {
        expect(routeOf(await open(page, path)), route).toBe(route);
        await expectGoodInBothThemes(page, { name: `page${route.replaceAll(/[/$]+/g, '-')}`, screenshotTo });
        left.delete(route);
        const unfold = unfoldedBy[route];
        if (unfold !== undefined) await page.getByRole('button', { name: unfold }).first().click();
        await untilReady(page);
        for (const link of [...(await linksOn(page)), ...addressesFrom(route, path)]) {
          const found = routeOf(link);
          if (found !== null && left.has(found) && !ways.has(found)) ways.set(found, link);
        }
      });
    }
    expect([...left], 'routes that no page leads to').toEqual([]);
  });
}

test('an address that is no route is accessible too', async ({ page, screenshotTo }) => {
  await open(page, '/no/such/page');
  await expectGoodOnEveryScreen(page, { name: 'page-no-such-page', screenshotTo });
});

test('the page of maintenance is accessible', async ({ page, screenshotTo }) => {
  await page.route('**/api/users/session', async (route) => {
    const asked = await route.fetch();
    const session = sessionSchema.parse(await asked.json());
    await route.fulfill({
      response: asked,
      json: { ...session, app: { ...session.app, maintenanceMode: true } },
    });
  });
  expect(await open(page, '/auth/forgot-password')).toBe('/utility/maintenance');
  await expectGoodInBothThemes(page, { name: 'page-maintenance', screenshotTo });
});

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

/** The page is complete: nothing that links anywhere is still to come. */
function linksOn(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.flatMap((link) => link.getAttribute('href')?.split(/[?#]/, 1) ?? []));
}
