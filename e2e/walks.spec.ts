import type { Page } from '@playwright/test';
import { startAction } from './support/actions.ts';
import { apiAs, apiOf, someId } from './support/api.ts';
import { now } from './support/clock.ts';
import { schoolId } from './support/entries.ts';
import {
  closeOfflineDialog,
  expect,
  expectAccessible,
  keepsTheApp,
  signIn,
  test,
  untilCached,
  open,
  reload,
  choose,
} from './support/test.ts';

const walkIdIn = (page: Page) => /walk\/(\w+)\/inprogress/.exec(page.url())?.[1] ?? '';

test('a walk is started with a collaborator, and is on the dashboards of both', async ({ page }) => {
  await signIn(page, 'assistant_principal');
  await open(page, '/faq');
  await startAction(page, 'Start Walk');
  const dialog = page.getByRole('dialog', { name: 'Start new Walk' });
  await expect(dialog.getByRole('combobox', { name: 'School' })).toHaveValue('Oak Hill Elementary');
  const educator = await (await apiAs(page, 'educator')).users.getSession();
  const name = `${educator.user?.firstName ?? ''} ${educator.user?.lastName ?? ''}`;
  await choose(dialog, 'Collaborators', name);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'What to look at, and by when' }).click();
  await dialog.getByRole('button', { name: 'Finish by' }).click();
  await page
    .getByRole('button', { name: /^\d+ \w+ \d{4}$/ })
    .last()
    .click();
  await expectAccessible(page);
  // The page asks for the walk before the server has it.
  const unknown = page.waitForResponse((answer) => answer.status() === 404);
  await page.route('**/api/walks/startWalk', async (route) => {
    await unknown;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Start Walk' }).click();
  await expect(page).toHaveURL(/\/walks\/walk\/\w{20}\/inprogress$/);
  const walkId = walkIdIn(page);
  const api = apiOf(page);
  await expect(async () => {
    const { collaboratorNames } = await api.walks.getWalk({ walkId });
    expect(collaboratorNames).toMatchObject([{ name }]);
  }).toPass();
  await expect(page.getByRole('list', { name: 'Categories' })).toBeVisible();
  await expect(page).toHaveURL(/\/walks\/walk\/\w{20}\/inprogress$/);
  expect((await api.walks.getWalk({ walkId })).timeframe).toMatch(/^\d{4}-\d{2}-\d{2}$/);

  await signIn(page, 'educator');
  await open(page, '/dashboard');
  const card = page.getByRole('region', { name: 'My Walks' });
  await card.locator(`a[href$="${walkId}/inprogress"]`).click();
  await expect(page).toHaveURL(new RegExp(`${walkId}/inprogress`));
  await api.walks.archiveWalk({ walkId }).catch(() => undefined);
});

test('an officer is asked about walks that were left open, and deletes one', async ({ page }) => {
  await signIn(page, 'sro_district');
  const api = apiOf(page);
  const before = (await api.walks.listOldWalks()).walks.length;
  expect(before).toBeGreaterThan(0);
  await open(page, '/dashboard');
  const dialog = page.getByRole('dialog', { name: 'Walks that are still in progress' });
  await expect(dialog.getByRole('listitem')).toHaveCount(before);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();
  await reload(page);
  await dialog
    .getByRole('button', { name: /^Delete the walk/ })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: 'Delete this walk permanently?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('Successfully deleted SchoolDog Walk')).toBeVisible();
  await expect.poll(async () => (await api.walks.listOldWalks()).walks.length).toBe(before - 1);
});

test.describe('with the app cached on the device', () => {
  test.use(keepsTheApp);

  test('a walk that is started offline waits in the list and on the dashboard', async ({ page, context }) => {
    // Fetched in the background, so that people can be chosen offline.
    const prepared = page.waitForResponse(/users\/people\?.*permission=log/);
    await signIn(page, 'custodial');
    const seen = someId();
    const api = apiOf(page);
    await api.walks.startWalk({
      walkId: seen,
      schoolId: await schoolId(page, 'Oak Hill Elementary'),
      collaborators: [],
      intendedCategories: [],
      timeframe: null,
      timestamp: now(),
    });
    await open(page, '/walks');
    await untilCached(page);
    await (await prepared).finished();
    const linkTo = (walkId: string) => page.locator(`a[href$="${walkId}/inprogress"]`);
    await expect(linkTo(seen)).toBeVisible();
    await context.setOffline(true);
    await closeOfflineDialog(page);
    await expect(
      page.getByText(/^You are in offline mode\. Images and history are unavailable\./),
    ).toBeVisible();
    await expect(linkTo(seen)).toBeVisible();

    await page.getByRole('button', { name: 'Start new Walk' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start new Walk' });
    await dialog.getByRole('combobox', { name: 'Collaborators' }).click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Start Walk' }).click();
    await expect(page).toHaveURL(/\/walks\/walk\/\w{20}\/inprogress$/);
    const walkId = walkIdIn(page);

    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Walks', exact: true }).click();
    const card = page.getByRole('article').filter({ has: linkTo(walkId) });
    await expect(card).toContainText('Waiting to send');
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Dashboard', exact: true }).click();
    const onDashboard = page.getByRole('region', { name: 'My Walks' });
    await expect(onDashboard.locator(`a[href$="${walkId}/inprogress"]`)).toContainText('Waiting to send');

    await context.setOffline(false);
    await expect(onDashboard.locator(`a[href$="${walkId}/inprogress"]`)).not.toContainText('Waiting to send');
    expect((await api.walks.getWalk({ walkId })).collaborators).toHaveLength(1);
    for (const id of [walkId, seen]) await api.walks.archiveWalk({ walkId: id });
  });
});
