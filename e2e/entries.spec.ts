import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { startAction } from './support/actions.ts';
import { apiOf, someId } from './support/api.ts';
import { dayFromNow } from './support/clock.ts';
import { aLoggedEntry, logEntry, schoolId } from './support/entries.ts';
import { closeOfflineDialog, keepsTheApp, untilCached } from './support/offline.ts';
import { ownName } from './support/people.ts';
import { atPhone, expect, expectAccessible, open, signIn, test } from './support/test.ts';

const oakHill = 'Oak Hill Elementary';
const written = (number: number) => new Intl.NumberFormat('en-US').format(number);

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

test('a coordinator filters, loads more, and finds an entry in the list, on paper and in the palette', async ({
  page,
}) => {
  await signIn(page, 'district_safety_coordinator');
  const oakId = await schoolId(page, oakHill);
  // A word that no other entry has.
  const word = `Mapache${ownName()}`;
  const { entryId, label } = await logEntry(apiOf(page), oakId, {
    comment: `Ventilación rota por un ${word}.`,
    location: 'Boiler room',
  });
  const title = `${label}, Boiler room`;
  // Days that are over, so that no earlier scenario added to them.
  const days = { from: dayFromNow(-400), to: dayFromNow(-100) };
  const { count: all } = await apiOf(page).entries.countEntries(days);
  const cards = page.getByRole('article');

  await test.step('days, school and opinion are in the address', async () => {
    await open(page, `/entries?dateRange=${days.from},${days.to}`);
    await expect(page.getByText(`32 of ${written(all)}`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(page.getByText(`64 of ${written(all)}`, { exact: true })).toBeVisible();
    await open(page, `/entries?dateRange=${days.from},${days.to}&schoolIds=${oakId}`);
    await page.getByRole('checkbox', { name: 'Praises' }).check();
    await expect(page).toHaveURL(new RegExp(`schoolIds=${oakId}&entryTypes=praise`));
    const narrowed = { ...days, schoolIds: [oakId], entryTypes: ['praise' as const] };
    const { count: praises } = await apiOf(page).entries.countEntries(narrowed);
    await expect(page.getByText(`32 of ${written(praises)}`, { exact: true })).toBeVisible();
    await expect(cards.filter({ hasText: oakHill }).filter({ hasText: 'Praise' })).toHaveCount(32);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).not.toHaveURL(/schoolIds|entryTypes|dateRange/);
    await expect(page.getByText(/^32 of [\d,]+$/)).toBeVisible();
  });

  const field = page.getByRole('searchbox', { name: 'Search entries' });
  await test.step('its words find the entry, also on paper', async () => {
    await field.fill(`boiler VENTILACION ${word.slice(0, -3)}`);
    await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
    await expect(cards.getByRole('link', { name: title })).toBeVisible();
    await expect(page).toHaveURL(/\/entries\?search=boiler/);
    await expect(
      page.getByRole('button', { name: /^Remove filter Search: boiler VENTILACION/ }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Printable list' }).click();
    await expect(page.getByText('1 entry')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
    await page.goBack();
  });

  await test.step('other words find nothing', async () => {
    await field.fill(`${word} elsewhere`);
    await expect(page.getByRole('heading', { name: `No entries match “${word} elsewhere”` })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Clear all' }).last().click();
    await expect(field).toHaveValue('');
  });

  await test.step('the palette finds it, too', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByPlaceholder('Search pages, schools and settings')).toBeFocused();
    await page.keyboard.type(word);
    const found = page.getByRole('option').or(page.getByRole('button'));
    await expect(found.filter({ hasText: `Search entries for “${word}”` }).first()).toBeVisible();
    await expectAccessible(page);
    await found.filter({ hasText: title }).first().click();
    await expect(page).toHaveURL(new RegExp(`/entries/${entryId}$`));
  });
});

test('an entry is opened, edited, and deleted on every open screen; a change that came too late is kept', async ({
  page,
  context,
}) => {
  await signIn(page, 'district_safety_coordinator');
  const tag = `scenario ${ownName()}`;
  const imageIds = [await aSentPhoto(page)];
  const oakId = await schoolId(page, oakHill);
  const { entryId, title } = await aLoggedEntry(page, { schoolId: oakId, tag, imageIds });
  await open(page, `/entries?tag=${encodeURIComponent(tag)}`);
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
  await open(other, page.url());
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

  await test.step('a change of an entry that was deleted meanwhile is kept, and cannot be fixed', async () => {
    const { entryId: goneId } = await aLoggedEntry(page, { schoolId: oakId, tag });
    await open(page, `/entries/${goneId}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('Latch replaced');
    await apiOf(page).entries.deleteEntry({ entryId: goneId });
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeHidden();
    await open(page, '/outbox');
    const item = page.getByRole('listitem').filter({ hasText: 'Not accepted' });
    await expect(item).toContainText('The entry was deleted, or you no longer have access');
    await expect(item.getByRole('button')).toHaveText(['Save to file', 'Discard']);
    await item.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('Everything has been sent')).toBeVisible();
  });
});

test.describe('with the app cached on the device', () => {
  test.use(keepsTheApp);

  test('a custodian finds only their own entries, also offline', async ({ page }) => {
    await signIn(page, 'district_safety_coordinator');
    const oakId = await schoolId(page, oakHill);
    const { entries } = await apiOf(page).entries.listEntries({});
    const foreign = entries.find((entry) => entry.schoolId !== oakId)?.id ?? '';
    await signIn(page, 'custodial');
    const tag = `scenario ${ownName()}`;
    const { title } = await aLoggedEntry(page, { schoolId: oakId, tag, location: 'Gym' });
    await open(page, '/entries');
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

    await open(page, `/entries/${foreign}`);
    await expect(page.getByRole('heading', { name: 'Entry not found' })).toBeVisible();
  });
});

test('Back on a phone closes the filters and the form above the first page, which keeps what was typed', async ({
  page,
}) => {
  await atPhone(page);
  await signIn(page, 'principal');
  await open(page, '/entries?entryTypes=concern');
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer.getByRole('button', { name: /^Show \d+ entries$/ })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(drawer).toBeHidden();
  const form = page.getByRole('dialog', { name: 'Log Entry' });
  await startAction(page, 'Log Entry');
  await form.getByRole('textbox', { name: 'Comment' }).fill('The gate is open');
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/entries\?entryTypes=concern$/);
  await startAction(page, 'Log Entry');
  await expect(form.getByRole('textbox', { name: 'Comment' })).toHaveValue('The gate is open');
  await form.getByRole('button', { name: 'Start over' }).click();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  // Nothing is open: the page itself is left, and the entry of the form does not count.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});
