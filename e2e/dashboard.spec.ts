import { everythingChosen } from '@schooldog/domain/insights';
import type { Page } from '@playwright/test';
import { apiOf, someId } from './support/api.ts';
import { elsewhere } from './support/elsewhere.ts';
import { expectChartsOnPaper } from './support/paper.ts';
import {
  atPhone,
  closeOfflineDialog,
  expect,
  expectAccessible,
  closePage,
  inTheme,
  open,
  reload,
  signIn,
  test,
} from './support/test.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a user arranges the dashboard, also by keyboard, and finds it so on every device', async ({
  page,
  browser,
  screenshotTo,
}) => {
  const person = 'district_nonsafety_coordinator';
  await signIn(page, person);
  await open(page, '/dashboard');
  const cards = page.getByRole('region');
  await expect(cards).toHaveCount(10);
  await expect(cards.first()).toHaveAccessibleName('Needs attention');
  await expect(cards.nth(1)).toHaveAccessibleName('Action Panel');
  await expect(cards.nth(8)).toHaveAccessibleName('My schools');

  await test.step('without a network nothing can be customized', async () => {
    await page.context().setOffline(true);
    await closeOfflineDialog(page);
    await expect(page.getByRole('button', { name: 'Customize Dashboard' })).toBeHidden();
    await expect(card(page, 'School Leaderboard')).toBeHidden();
    await expect(card(page, 'My Logged Entries')).toBeHidden();
    await expect(card(page, 'My schools')).toBeVisible();
    await page.context().setOffline(false);
    await expect(card(page, 'School Leaderboard')).toBeVisible();
  });

  await page.getByRole('button', { name: 'Customize Dashboard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Customize Dashboard' });
  for (const name of ['Action Panel', 'School Leaderboard', 'Top Walkers', 'My Walks'])
    await expect(dialog.getByRole('listitem').filter({ hasText: name })).toContainText('Always shown');
  await dialog.getByRole('switch', { name: 'My Logged Entries' }).press('Space');
  await dialog.getByRole('switch', { name: 'Favorite insights' }).press('Space');
  await dialog.getByRole('button', { name: 'Move Go to up' }).click();
  await dialog.getByRole('switch', { name: 'My schools' }).press('Space');
  // A click outside the dialog discards nothing.
  await page.mouse.click(5, 5);
  await expectAccessible(page);
  await screenshotTo('customize-wide');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  await expect(cards).toHaveCount(7);
  await expect(cards.last()).toHaveAccessibleName('Go to');

  const other = await elsewhere(browser, person);
  await open(other, '/dashboard');
  await expect(other.getByRole('region', { name: 'Go to' })).toBeVisible();
  await expect(other.getByRole('region')).toHaveCount(7);
  await closePage(other);

  await page.getByRole('button', { name: 'Customize Dashboard' }).click();
  const handle = dialog.getByRole('button', { name: 'Move My schools', exact: true });
  await handle.press('Space');
  await expect(page.getByText('My schools is now in position 10 of 10.')).toBeAttached();
  // The library listens for arrow keys from its next timer on, and a busy browser may deliver a key before that.
  await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve)));
  await handle.press('ArrowUp');
  await expect(page.getByText('My schools is now in position 9 of 10.')).toBeAttached();
  await handle.press('Space');
  await dialog.getByRole('switch', { name: 'My schools' }).press('Space');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(cards).toHaveCount(8);
  await expect(cards.nth(6)).toHaveAccessibleName('My schools');
});

test('a coordinator sees the numbers and favorite charts, on every screen, on paper and in Spanish', async ({
  page,
  screenshotTo,
}) => {
  await signIn(page, 'district_safety_coordinator');
  const { insights } = apiOf(page);
  for (const [insightName, opinion] of [
    ['What we log', 'all'],
    ['Worries', 'concern'],
  ] as const) {
    const favorite = { ...everythingChosen, id: someId(), insightName, selectedObservationType: opinion };
    await insights.saveFavoriteInsight({ favorite });
  }
  const { schools } = await insights.getCycle();
  await page.clock.install();
  await open(page, '/dashboard');
  const favorites = card(page, 'Favorite insights');
  await expect(card(page, 'My Logged Entries')).toContainText(
    `of ${schools.length} schools have reached the goal`,
  );
  await expect(card(page, 'School Leaderboard').getByRole('listitem')).toHaveCount(3);
  await expect(card(page, 'Top Walkers').getByRole('listitem')).toHaveCount(5);
  await favorites.scrollIntoViewIfNeeded();
  await expect(favorites.locator('path[data-line="all"]')).toHaveCount(2);
  await expect(favorites.locator('svg:has(path[data-line])').first()).toHaveCSS('height', '300px');
  await expectAccessible(page);
  await screenshotTo('dashboard-wide-light');

  await test.step('a reload sends few requests', async () => {
    // Cached answers are shown at once; the requests are for the session and for what may have changed.
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname);
    });
    // What others change must not update this page: its stream gets no answer.
    await page.route('**/api/live?*', () => undefined);
    const quietMoment = page.waitForRequest(/\/assets\/dialog-/);
    await reload(page);
    await favorites.scrollIntoViewIfNeeded();
    await expect(favorites.locator('path[data-line="all"]')).toHaveCount(2);
    await expect(card(page, 'Top Walkers').getByRole('listitem')).toHaveCount(5);
    await expect(card(page, 'School Leaderboard').getByRole('listitem')).toHaveCount(3);
    await page.clock.runFor(10_000);
    await quietMoment;
    // Lists and counts of the frame are asked for in a quiet moment after the screen, a card far down when it is near.
    const later = /workOrders.badges|assessments.recent|notifications|safetyAlerts/;
    const ofScreen = asked.filter((pathname) => !later.test(pathname));
    expect([ofScreen.length <= 5, asked.length - ofScreen.length <= 5], asked.join(' ')).toEqual([
      true,
      true,
    ]);
    await page.unroute('**/api/live?*');
  });

  await test.step('the charts are on paper', async () => {
    await expectChartsOnPaper(page, favorites, 2);
  });

  await test.step('a chart opens in Data Insights with the keyboard', async () => {
    await favorites.getByRole('link', { name: 'Worries' }).press('Enter');
    await expect(page).toHaveURL(/\/insights\?opinion=concern$/);
    await page.goBack();
    await expect(favorites).toBeVisible();
  });

  await test.step('on a phone in Spanish and dark it opens on what is to be done', async () => {
    await page.evaluate(() => localStorage.setItem('schooldog.language', 'es'));
    await atPhone(page);
    await inTheme(page, 'dark');
    await reload(page);
    await expect(card(page, 'Análisis favoritos')).toBeHidden();
    await page.getByRole('button', { name: 'Personalizar el panel' }).click();
    await expect(page.getByRole('dialog', { name: 'Personalizar el panel' })).toBeVisible();
    await expectAccessible(page);
    await screenshotTo('customize-phone-dark-es');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Ver el panel' }).click();
    await expect(card(page, 'Mis observaciones registradas')).toContainText('han alcanzado la meta');
    await expect(card(page, 'Clasificación de escuelas')).toContainText('observaciones');
    await page.getByRole('article').first().scrollIntoViewIfNeeded();
    await expect(page.locator('path[data-line="all"]').first()).toBeVisible();
    await expectAccessible(page);
    await screenshotTo('dashboard-phone-dark-es');
    await page.setViewportSize({ width: 320, height: 640 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, 'nothing scrolls sideways at 320 px').toBeLessThanOrEqual(320);
  });

  for (const { id } of await insights.listFavoriteInsights())
    await insights.removeFavoriteInsight({ favoriteId: id });
});

test('users who may not see numbers see none, and no request asks for them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(page, 'educator');
  await open(page, '/dashboard');
  await expect(page.getByRole('region')).toHaveCount(5);
  await signIn(page, 'custodial');
  await open(page, '/dashboard');
  await expect(card(page, 'School Leaderboard').getByRole('listitem').first()).toBeVisible();
  await expect(card(page, 'Top Walkers').getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('region')).toHaveCount(7);
  expect(asked.filter((url) => /insights\/(?:cycle|favorites|counts)/.test(url))).toEqual([]);
});
