// A walk in progress: entries from the tiles, with and without a network, the context, and the end of it.
import { apiAs, apiOf } from './support/api.ts';
import {
  atPhone,
  closeOfflineDialog,
  expect,
  expectAccessible,
  expectGoodOnEveryScreen,
  keepsTheApp,
  signIn,
  test,
  untilCached,
  open,
} from './support/test.ts';
import { goToComplete, logFrom, putWalkEntry, startWalk, tile } from './support/walks.ts';

test.describe('with the app cached on the device', () => {
  test.use(keepsTheApp);

  test('the leader logs entries from the tiles, one of them offline, notes the weather and completes', async ({
    page,
    context,
  }) => {
    await signIn(page, 'principal');
    await atPhone(page);
    const walkId = await startWalk(apiOf(page));
    await open(page, `/walks/walk/${walkId}/inprogress`);
    await untilCached(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await logFrom(page, 'Fire Safety');
    await expect(tile(page, 'Fire Safety')).toContainText('1 entry');
    await expect.poll(async () => (await apiOf(page).walks.getWalk({ walkId })).entries.length).toBe(1);

    await context.setOffline(true);
    await closeOfflineDialog(page);
    await expect(
      page.getByText(/^You are in offline mode\. Images and history are unavailable\./),
    ).toBeVisible();
    await logFrom(page, 'Building Exterior');
    await expect(page.getByRole('button', { name: '2 entries, 1 not sent yet' })).toBeVisible();
    await goToComplete(page);
    await page.getByLabel('Weather').selectOption('Cloudy');
    await page.getByLabel('Final notes').fill('The gym was locked.');
    await page.getByLabel('Comment').focus();
    await expect(page.getByRole('button', { name: 'Review and Complete' })).toBeDisabled();
    await expect(page.getByText('You are offline. You need a connection to complete a walk.')).toBeVisible();

    await context.setOffline(false);
    const stored = async () => {
      const { entries, context: noted } = await apiOf(page).walks.getWalk({ walkId });
      return [entries.length, noted.weatherPrecipitation, noted.additionalNotes];
    };
    await expect.poll(stored).toEqual([2, 'cloudy', 'The gym was locked.']);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Review and Complete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Review and Complete' });
    await expect(dialog.getByText('2 entries will be published.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(page.getByText('SchoolDog Walk Completed')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/walks/walk/${walkId}/complete$`));
  });
});

test('two people in a walk see each other and their entries, choose between their texts, and leave it together', async ({
  page,
  screenshotTo,
}) => {
  await signIn(page, 'principal');
  const officer = await apiAs(page, 'sro');
  const { user } = await officer.users.getSession();
  const userId = user?.id ?? '';
  const walkId = await startWalk(apiOf(page), [userId]);
  await open(page, `/walks/walk/${walkId}/inprogress`);
  await expect(tile(page, 'Fire Safety')).toBeVisible();
  await expectGoodOnEveryScreen(page, { name: 'walk-log', screenshotTo });

  await officer.walks.visitWalk({ walkId });
  await expect(page.getByText(/^In it now: /)).toBeVisible();
  await putWalkEntry(officer, walkId);
  await page.getByRole('button', { name: '1 entry', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Entries in this walk' });
  await expect(drawer.getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Close' }).click();

  await goToComplete(page);
  const comment = page.getByLabel('Comment');
  await comment.fill('Foggy');
  await officer.walks.setWalkContext({ walkId, edit: { weatherComment: { from: '', to: 'Windy' } } });
  await expect(page.getByRole('heading', { name: 'Someone else changed this too' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep both: Comment' }).click();
  const noted = async () => (await officer.walks.getWalk({ walkId })).context.weatherComment;
  await expect.poll(noted).toBe('Windy\nFoggy');
  await expectGoodOnEveryScreen(page, { name: 'walk-complete', screenshotTo });

  // At a device of the same person.
  await apiOf(page).walks.completeWalk({ walkId, acceptsNoEntries: false });
  await expect(page).toHaveURL(new RegExp(`/walks/walk/${walkId}/complete$`));
});
