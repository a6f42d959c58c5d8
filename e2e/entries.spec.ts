import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { startAction } from './support/actions.ts';
import { apiOf, someId } from './support/api.ts';
import { aLoggedEntry, logEntry, schoolId } from './support/entries.ts';
import { expectGoodOnEveryScreen } from './support/everyScreen.ts';
import { closeOfflineDialog, keepsTheApp, untilCached } from './support/offline.ts';
import { atPhone, expect, expectAccessible, signIn, test } from './support/test.ts';

const oakHill = 'Oak Hill Elementary';
const written = (number: number) => new Intl.NumberFormat('en-US').format(number);

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/** Wider than a card needs, and detailed; drawn by the browser and sent as the form does. */
async function aSentPhoto(page: Page): Promise<string> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1200, 900];
    const pen = canvas.getContext('2d');
    if (pen === null) return '';
    for (let at = 0; at < 3_000; at += 1) {
      pen.fillStyle = `hsl(${(at * 37) % 360} 40% ${30 + (at % 50)}%)`;
      pen.fillRect((at * 7919) % 1200, (at * 104_729) % 900, 5 + (at % 40), 5 + (at % 30));
    }
    return canvas.toDataURL('image/jpeg', 0.8);
  });
  const data = Buffer.from(drawn.split(',')[1] ?? '', 'base64');
  const id = someId();
  const sha256 = createHash('sha256').update(data).digest('hex');
  const headers = {
    'content-type': 'image/jpeg',
    'x-file-name': 'latch.jpg',
    'x-content-sha256': sha256,
  };
  const answer = await page.request.put(`/api/files/${id}`, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return id;
}

/** The natural width of the picture, once it is loaded. */
function widthOf(picture: Locator): Promise<number> {
  return picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
}

test('a coordinator filters the list by school, opinion and days, and loads more', async ({ page }) => {
  await signIn(page, 'district_safety_coordinator');
  // Days that are over, so that no earlier scenario added to them.
  const [from, to] = [daysAgo(400), daysAgo(100)];
  await page.goto(`/entries?dateRange=${from},${to}`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(32);
  const days = { from, to };
  const { count: all } = await apiOf(page).entries.countEntries(days);
  await expect(page.getByText(`32 of ${written(all)}`, { exact: true })).toBeVisible();

  const first = await cards.first().getByRole('heading').textContent();
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(page.getByText(`64 of ${written(all)}`, { exact: true })).toBeVisible();
  await expect(cards.first().getByRole('heading')).toHaveText(first ?? '');

  await page.getByRole('combobox', { name: 'Schools' }).click();
  await page.getByRole('option', { name: oakHill }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Praises' }).check();
  const oakId = await schoolId(page, oakHill);
  await expect(page).toHaveURL(new RegExp(`schoolIds=${oakId}&entryTypes=praise`));
  const { count: praises } = await apiOf(page).entries.countEntries({
    ...days,
    schoolIds: [oakId],
    entryTypes: ['praise'],
  });
  await expect(page.getByText(`32 of ${written(praises)}`, { exact: true })).toBeVisible();
  await expect(cards.filter({ hasText: oakHill }).filter({ hasText: 'Praise' })).toHaveCount(32);
  await expect(page.getByRole('combobox', { name: 'Location' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Sort By Date' }).click();
  await page.getByRole('option', { name: 'Oldest first' }).click();
  await expect(page).toHaveURL(/sortAsc=true/);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/schoolIds|entryTypes|dateRange/);
  await expect(page.getByText(/^32 of [\d,]+$/)).toBeVisible();

  await page.goto(`/entries?dateRange=1999-02-01,1999-01-01&schoolIds=${oakId}`);
  await expect(page.getByRole('button', { name: 'Remove filter 1/1/1999 – 2/1/1999' })).toBeVisible();
  await expect(
    page.getByText(
      'There are no entries that meet your search criteria. Try updating the filters or logging an entry.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter 1/1/1999 – 2/1/1999' }).click();
  await expect(cards).toHaveCount(32);
});

test('a search finds an entry in the list, on paper and in the palette', async ({ page }) => {
  await signIn(page, 'district_safety_coordinator');
  // A word that no other entry has.
  const word = `Mapache${someId().toLowerCase()}`;
  const { entryId, label } = await logEntry(apiOf(page), await schoolId(page, oakHill), {
    comment: `Ventilación rota por un ${word}.`,
    location: 'Boiler room',
  });
  const title = `${label}, Boiler room`;
  await page.goto('/entries');
  const field = page.getByRole('searchbox', { name: 'Search entries' });
  await field.fill(`boiler VENTILACION ${word.slice(0, -3)}`);
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('article').getByRole('link', { name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/entries\?search=boiler/);
  await expect(page.getByRole('button', { name: /^Remove filter Search: boiler VENTILACION/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Printable list' }).click();
  await expect(page.getByText('1 entry')).toBeVisible();
  await page.goBack();

  await field.fill(`${word} elsewhere`);
  await expect(page.getByRole('heading', { name: `No entries match “${word} elsewhere”` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Clear all' }).last().click();
  await expect(field).toHaveValue('');

  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder('Search pages, schools and settings')).toBeFocused();
  await page.keyboard.type(word);
  const found = page.getByRole('option').or(page.getByRole('button'));
  await expect(found.filter({ hasText: `Search entries for “${word}”` }).first()).toBeVisible();
  await expectAccessible(page);
  await found.filter({ hasText: title }).first().click();
  await expect(page).toHaveURL(new RegExp(`/entries/${entryId}$`));
});

test('an entry is opened, edited, and deleted on every open screen', async ({ page, context }) => {
  await signIn(page, 'district_safety_coordinator');
  const tag = `scenario ${someId()}`;
  const imageIds = [await aSentPhoto(page)];
  const oakId = await schoolId(page, oakHill);
  const { entryId, title } = await aLoggedEntry(page, { schoolId: oakId, tag, imageIds });
  await page.goto(`/entries?tag=${encodeURIComponent(tag)}`);
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  const photo = card.getByRole('button', { name: `Open photo 1 of 1: ${title}` });
  expect(await widthOf(photo.locator('img'))).toBe(480);
  await photo.click();
  const opened = page.getByRole('dialog').getByRole('img', { name: `Photo 1: ${title}` });
  expect(await widthOf(opened)).toBe(1200);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`/entries/${entryId}$`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('Not changed since it was logged.')).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('Seen on the way in')).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Entry' });
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Latch replaced');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Entry updated successfully')).toBeVisible();
  await expect(history.getByText('Comment Seen on the way in → Latch replaced')).toBeVisible();
  await expect(history.getByText(/^Changed once since it was logged/)).toBeVisible();
  await expect(other.getByText('Latch replaced', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this entry?' });
  await expect(question).toContainText('permanently');
  await expect(question).toContainText("This can't be undone.");
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete entry' }).click();
  await expect(page.getByText('Entry deleted successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/entries$/);
  await expect(other.getByRole('heading', { name: 'This entry is no longer available' })).toBeVisible();
});

test('a change of an entry that another user deletes is kept, and cannot be fixed', async ({ page }) => {
  await signIn(page, 'district_safety_coordinator');
  const tag = `scenario ${someId()}`;
  const { entryId } = await aLoggedEntry(page, { schoolId: await schoolId(page, oakHill), tag });
  await page.goto(`/entries/${entryId}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Entry' });
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Latch replaced');
  await apiOf(page).entries.deleteEntry({ entryId });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/outbox');
  const item = page.getByRole('listitem').filter({ hasText: 'Not accepted' });
  await expect(item).toContainText('The entry was deleted, or you no longer have access');
  await expect(item.getByRole('button')).toHaveText(['Save to file', 'Discard']);
  await item.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Everything has been sent')).toBeVisible();
});

test.describe('with the app cached on the device', () => {
  test.use(keepsTheApp);

  test('a custodian finds only their own entries, also offline', async ({ page }) => {
    await signIn(page, 'district_safety_coordinator');
    const oakId = await schoolId(page, oakHill);
    const { entries } = await apiOf(page).entries.listEntries({});
    const foreign = entries.find((entry) => entry.schoolId !== oakId)?.id ?? '';
    await signIn(page, 'custodial');
    const tag = `scenario ${someId()}`;
    const { title } = await aLoggedEntry(page, { schoolId: oakId, tag, location: 'Gym' });
    await page.goto('/entries');
    await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
    const own = (await apiOf(page).entries.listEntries({})).entries;
    expect(new Set(own.map(({ reportedByUserId }) => reportedByUserId)).size).toBe(1);
    await expect(page.getByRole('combobox', { name: 'Reported by' })).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Schools' })).toHaveCount(0);

    await untilCached(page);
    await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
    await page.context().setOffline(true);
    await closeOfflineDialog(page);
    await expect(page.getByText(/^You are offline\. Showing entries saved on this device/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Tag' }).fill(tag);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.context().setOffline(false);

    await page.goto(`/entries/${foreign}`);
    await expect(page.getByRole('heading', { name: 'Entry not found' })).toBeVisible();
  });
});

test('list, entry and print view on every screen', async ({ page, screenshotTo }) => {
  await signIn(page, 'principal');
  const { entries } = await apiOf(page).entries.listEntries({});
  const today = Date.now();
  const days = [20, 0].map((ago) => new Date(today - ago * 86_400_000).toISOString().slice(0, 10));
  for (const [name, path] of [
    ['entries', '/entries?entryTypes=concern'],
    ['entry', `/entries/${entries[0]?.id}`],
    ['entries-print', `/entries/print?dateRange=${days.join(',')}`],
  ] as const) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectGoodOnEveryScreen(page, { name, screenshotTo });
  }
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  await atPhone(page);
  await page.goto('/entries?entryTypes=concern');
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await expect(page.getByRole('button', { name: /^Show \d+ entries$/ })).toBeVisible();
  await expectAccessible(page);
});

test('Back on a phone closes the form above the first page, which keeps what was typed', async ({ page }) => {
  await atPhone(page);
  await signIn(page, 'principal');
  await page.goto('/entries');
  const form = page.getByRole('dialog', { name: 'Log Entry' });
  await startAction(page, 'Log Entry');
  await form.getByRole('textbox', { name: 'Comment' }).fill('The gate is open');
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/entries$/);
  await startAction(page, 'Log Entry');
  await expect(form.getByRole('textbox', { name: 'Comment' })).toHaveValue('The gate is open');
  await form.getByRole('button', { name: 'Start over' }).click();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  // Nothing is open: the page itself is left, and the entry of the form does not count.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('an entry leads back to the list with its filters', async ({ page }) => {
  await signIn(page, 'principal');
  await page.goto('/entries?entryTypes=concern');
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('main').getByRole('link', { name: 'Entries', exact: true }).click();
  await expect(page).toHaveURL(/\/entries\?entryTypes=concern$/);
});
