import { addMonthsTo, daysOfPeriod } from '@schooldog/domain/insights/chart';
import type { Page } from '@playwright/test';
import { everythingChosen } from '@schooldog/domain/insights';
import { defaultPermissions } from '@schooldog/domain/permissions';
import { aNewcomer, completeSetup } from './support/accounts.ts';
import { apiOf, someId } from './support/api.ts';
import { logEntry } from './support/entries.ts';
import { expectChartsOnPaper } from './support/paper.ts';
import {
  atDesktop,
  atPhone,
  closeOfflineDialog,
  expect,
  expectAccessible,
  expectContrast,
  inTheme,
  signIn,
  test,
  untilCached,
  keepsTheApp,
} from './support/test.ts';

test('a user arranges the dashboard, also by keyboard, and finds it so on every device', async ({
  page,
  browser,
  screenshotTo,
}) => {
  await signIn(page, 'district_nonsafety_coordinator');
  await page.goto('/dashboard');
  const cards = page.getByRole('region');
  await expect(cards).toHaveCount(10);
  await expect(cards.first()).toHaveAccessibleName('Needs attention');
  await expect(cards.nth(1)).toHaveAccessibleName('Action Panel');
  await expect(cards.nth(8)).toHaveAccessibleName('My schools');

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

  const other = await browser.newPage();
  await signIn(other, 'district_nonsafety_coordinator');
  await other.goto('/dashboard');
  await expect(other.getByRole('region', { name: 'Go to' })).toBeVisible();
  await expect(other.getByRole('region')).toHaveCount(7);
  await other.close();

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

test('the dashboard and its dialog fit a phone, light and dark', async ({ page, screenshotTo }) => {
  await signIn(page, 'principal');
  await atPhone(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Log Entry' }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'My schools' })).toBeHidden();
  await screenshotTo('dashboard-phone-light');
  await page.getByRole('button', { name: 'Customize Dashboard' }).click();
  await expect(page.getByRole('dialog', { name: 'Customize Dashboard' })).toBeVisible();
  await expectAccessible(page);
  await screenshotTo('customize-phone-light');
  await inTheme(page, 'dark');
  await expectContrast(page);
  await screenshotTo('customize-phone-dark');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View dashboard' }).click();
  await expect(page.getByRole('region', { name: 'My schools' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Customize Dashboard' })).toBeHidden();
  await expectContrast(page);
  await screenshotTo('dashboard-phone-dark');
  await inTheme(page, 'light');
  await expectAccessible(page);
});

test.describe('with the app cached on the device', () => {
  test.use(keepsTheApp);

  test('without a network nothing can be customized', async ({ page, context }) => {
    await signIn(page, 'principal');
    await page.goto('/dashboard');
    await untilCached(page);
    await expect(page.getByRole('button', { name: 'Customize Dashboard' })).toBeVisible();
    await context.setOffline(true);
    await closeOfflineDialog(page);
    await expect(page.getByRole('button', { name: 'Customize Dashboard' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'School Leaderboard' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'My Logged Entries' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'My schools' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Customize Dashboard' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'School Leaderboard' })).toBeVisible();
  });
});

async function saveFavorite(page: Page, insightName: string, opinion: 'all' | 'concern'): Promise<void> {
  const favorite = { ...everythingChosen, id: someId(), insightName, selectedObservationType: opinion };
  await apiOf(page).insights.saveFavoriteInsight({ favorite });
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Other scenarios log at the same time; the card updates within seconds. */
async function expectOwnNumbers(page: Page, atLeast = 0): Promise<number> {
  let own = 0;
  await expect(async () => {
    const cycle = await apiOf(page).insights.getCycle();
    own = cycle.own.concern + cycle.own.praise + cycle.own.other;
    expect(own).toBeGreaterThanOrEqual(atLeast);
    const logged = card(page, 'My Logged Entries');
    await expect(logged).toContainText(`You logged ${own} `, { timeout: 1000 });
    await expect(logged).toContainText(`${cycle.own.concern} concern`, { timeout: 1000 });
    const [school] = cycle.schools;
    await expect(logged).toContainText(`${school?.schoolLed} `, { timeout: 1000 });
  }).toPass();
  return own;
}

test('a principal sees the progress of the month, the rank of the school and who walks most', async ({
  page,
}) => {
  await signIn(page, 'principal');
  await page.goto('/dashboard');
  const schools = new Map((await apiOf(page).schools.listSchoolNames()).map(({ id, name }) => [id, name]));
  const { schools: cycleSchools } = await apiOf(page).insights.getCycle();
  const ownSchool = cycleSchools[0]?.schoolId ?? '';
  const before = await expectOwnNumbers(page);
  await logEntry(apiOf(page), ownSchool);
  await expectOwnNumbers(page, before + 1);
  await expect(card(page, 'My Logged Entries').getByRole('link', { name: 'View my entries' })).toBeVisible();

  // A month that is over, so that no earlier scenario added to it.
  const board = card(page, 'School Leaderboard');
  const months = board.getByRole('combobox', { name: 'Month' });
  await expect(months.getByRole('option')).toHaveCount(36);
  const { month: latest } = await apiOf(page).insights.getSchoolLeaderboard({});
  await expect(months).toHaveValue(latest);
  const month = addMonthsTo(latest, -1);
  await months.selectOption(month);
  const scores = (await apiOf(page).insights.getSchoolLeaderboard({ month })).schools.map(
    ({ schoolId, entries }) => ({ name: schools.get(schoolId) ?? '', entries }),
  );
  const { from, to } = daysOfPeriod({ from: month, to: month });
  const plain = await apiOf(page).entries.countEntries({ from, to, schoolIds: [ownSchool] });
  expect(scores.find(({ name }) => name === schools.get(ownSchool))?.entries).toBe(plain.count);
  const winners = scores
    .toSorted((a, b) => b.entries - a.entries || a.name.localeCompare(b.name))
    .slice(0, 3);
  const rows = board.getByRole('listitem');
  for (const [at, { name, entries }] of winners.entries()) {
    await expect(rows.nth(at)).toContainText(name);
    await expect(rows.nth(at)).toContainText(`${entries} entries`);
  }
  await expect(board.getByText('Your school')).toHaveCount(1);
  await board.getByRole('button', { name: 'Full Leaderboard' }).click();
  const full = page.getByRole('dialog', { name: 'Full Leaderboard' });
  await expect(full.getByRole('rowheader')).toHaveText(
    scores.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)),
  );
  for (const { name, entries } of scores)
    await expect(full.getByRole('row', { name }).getByRole('cell').last()).toHaveText(String(entries));
  await expectAccessible(page);
  await full.getByRole('button', { name: 'Close' }).click();

  const walkers = card(page, 'Top Walkers');
  const years = walkers.getByRole('combobox', { name: 'School year' });
  const [current = '', last = ''] = await years.getByRole('option').allTextContents();
  expect(current).toMatch(/^School year 20\d\d-20\d\d$/);
  const year = last.replace('School year ', '');
  await years.selectOption(year);
  const top = (await apiOf(page).insights.getTopWalkers({ schoolYear: year })).walkers;
  expect(top.length).toBeGreaterThan(0);
  await expect(walkers.getByRole('listitem')).toHaveText(
    top.map(({ name, entries }) => new RegExp(`^\\d${name}.*${entries} entr`)),
  );
  await years.selectOption({ index: 3 });
  await expect(walkers.getByText('There are no Top Walkers yet.')).toBeVisible();
});

/** Of a school where no other scenario logs, because live updates would cause more requests. */
async function aPrincipalAlone(page: Page): Promise<void> {
  await signIn(page, 'principal');
  const schools = await apiOf(page).schools.listSchoolNames();
  const roleSchoolIds = schools.filter(({ name }) => name === 'Willow Lake Elementary').map(({ id }) => id);
  const permissions = defaultPermissions('principal', { isDistrictLevel: false, roleSchoolIds });
  await page.context().clearCookies();
  const facts = { role: 'principal' as const, isDistrictLevel: false, roleSchoolIds, permissions };
  await completeSetup(page, await aNewcomer(page, facts));
}

test('favorite charts are cards, and a reload of the dashboard sends few requests', async ({
  page,
  screenshotTo,
}) => {
  await aPrincipalAlone(page);
  const prepared = page.waitForResponse(/\/api\/dataProfiles\/places/);
  await page.goto('/dashboard');
  const favorites = card(page, 'Favorite insights');
  await expect(favorites.getByRole('link', { name: /Follow the charts/ })).toBeVisible();
  await saveFavorite(page, 'What we log', 'all');
  await saveFavorite(page, 'Worries', 'concern');
  const chart = favorites.getByRole('article', { name: 'Worries' });
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.locator('path[data-line]')).toHaveCount(1);
  await expect(chart.locator('svg:has(path[data-line])')).toHaveCSS('height', '300px');

  await prepared;
  await chart.getByRole('button', { name: 'Actions for Worries' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename favorite' });
  await renaming.getByLabel('Name').fill(' ');
  await renaming.getByRole('button', { name: 'Rename' }).click();
  await expect(renaming.getByText('This field is required')).toBeVisible();
  await renaming.getByLabel('Name').fill('What worries us');
  await renaming.getByRole('button', { name: 'Rename' }).click();
  await expect(favorites.getByRole('article', { name: 'What worries us' })).toBeVisible();
  await screenshotTo('dashboard-favorites');

  // Cached answers are shown at once; the requests are for the session and for what may have changed.
  await expect(card(page, 'Top Walkers').getByRole('listitem')).toHaveCount(5);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  // Other scenarios log entries, which must not update this page: its stream gets no answer.
  await page.route('**/api/live?*', () => undefined);
  const quietMoment = page.waitForRequest(/\/assets\/dialog-/);
  await page.reload();
  await favorites.scrollIntoViewIfNeeded();
  await expect(favorites.locator('path[data-line="all"]')).toHaveCount(2);
  await expect(card(page, 'Top Walkers').getByRole('listitem')).toHaveCount(5);
  await expect(card(page, 'School Leaderboard').getByRole('listitem').first()).toBeVisible();
  await expect(card(page, 'My Logged Entries')).toContainText('No entries logged for this cycle.');
  await quietMoment;
  await favorites.getByRole('button', { name: 'Actions for What worries us' }).click();
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  // The counts of work orders are asked for in a quiet moment after the screen, a card far down when it is near.
  const ofScreen = asked.filter((pathname) => !/workOrders.badges|assessments.recent/.test(pathname));
  expect([ofScreen.length <= 7, asked.length - ofScreen.length <= 2], asked.join(' ')).toEqual([true, true]);
  await page.getByRole('menuitem', { name: 'Open in Data Insights' }).click();
  await expect(page).toHaveURL(/\/insights\?opinion=concern$/);
  await page.goBack();
  await favorites.getByRole('link', { name: 'What worries us' }).press('Enter');
  await expect(page).toHaveURL(/\/insights\?opinion=concern$/);
  await page.goBack();
  await favorites.getByRole('button', { name: /^What we log, .* Enter opens the chart/ }).click();
  await expect(page).toHaveURL(/\/insights$/);
  await page.goBack();
  await expectChartsOnPaper(page, favorites, 2);
  for (const name of ['What we log', 'What worries us']) {
    await favorites.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(favorites.getByRole('article', { name })).toHaveCount(0);
  }
});

test('a coordinator sees all schools at a glance, on every screen and in Spanish', async ({
  page,
  screenshotTo,
}) => {
  await signIn(page, 'district_safety_coordinator');
  await page.route('**/api/insights/topWalkers*', (route) =>
    route.fulfill({ status: 403, json: { code: 'insight.boardsNotAllowed', data: {} } }),
  );
  await page.goto('/dashboard');
  const logged = card(page, 'My Logged Entries');
  await expect(async () => {
    const { schools, required } = await apiOf(page).insights.getCycle();
    const reached = schools.filter(({ schoolLed }) => schoolLed >= required).length;
    await expect(logged).toContainText(`${reached} of ${schools.length} schools have reached the goal`, {
      timeout: 1000,
    });
  }).toPass();
  await expect(card(page, 'School Leaderboard').getByRole('listitem')).toHaveCount(3);
  const walkers = card(page, 'Top Walkers');
  await expect(walkers.getByRole('alert')).toContainText("This couldn't be loaded.");
  await page.unroute('**/api/insights/topWalkers*');
  await walkers.getByRole('button', { name: 'Try again' }).click();
  await expect(walkers.getByRole('listitem')).toHaveCount(5);

  await logged.getByRole('button', { name: 'Show all schools' }).click();
  const all = page.getByRole('dialog', { name: 'School-led entries by school' });
  await expect(all.getByRole('listitem')).toHaveCount(12);
  await expectAccessible(page);
  await all.getByRole('button', { name: 'Close' }).click();

  await saveFavorite(page, 'What worries us', 'concern');
  await page.getByRole('article').scrollIntoViewIfNeeded();
  await expect(page.locator('path[data-line="all"]')).toHaveCount(1);
  await expectAccessible(page);
  await screenshotTo('dashboard-wide-light');
  await page.evaluate(() => localStorage.setItem('schooldog.language', 'es'));
  await page.reload();
  await inTheme(page, 'dark');
  await expect(card(page, 'Mis observaciones registradas')).toContainText('han alcanzado la meta');
  await expect(card(page, 'Clasificación de escuelas')).toContainText('observaciones');
  await expectContrast(page);
  await screenshotTo('dashboard-wide-dark-es');
  await atPhone(page);
  await page.getByRole('button', { name: 'Ver el panel' }).click();
  await page.locator('article').scrollIntoViewIfNeeded();
  await expect(page.locator('path[data-line="all"]')).toHaveCount(1);
  await expectAccessible(page);
  await screenshotTo('dashboard-phone-dark-es');
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'nothing scrolls sideways at 320 px').toBeLessThanOrEqual(320);
  await atDesktop(page);
  await page.getByRole('button', { name: 'Acciones para What worries us' }).click();
  await page.getByRole('menuitem', { name: 'Quitar' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('users who may not see numbers see none, and no request asks for them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(page, 'educator');
  await page.goto('/dashboard');
  await expect(page.getByRole('region')).toHaveCount(5);
  await signIn(page, 'custodial');
  await page.goto('/dashboard');
  await expect(card(page, 'School Leaderboard').getByRole('listitem').first()).toBeVisible();
  await expect(card(page, 'Top Walkers').getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('region')).toHaveCount(7);
  expect(asked.filter((url) => /insights\/(?:cycle|favorites|counts)/.test(url))).toEqual([]);
});
