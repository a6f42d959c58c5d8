// Two people edit one entry: everything they add is kept, and the later one resolves conflicts.
import type { ShownEntry } from '@schooldog/contract/entries';
import type { Locator, Page } from '@playwright/test';
import { choosePicture } from './support/choosePicture.ts';
import { apiOf } from './support/api.ts';
import { ownName } from './support/people.ts';
import { elsewhere } from './support/elsewhere.ts';
import { aLoggedEntry, schoolId } from './support/entries.ts';
import {
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

/** An entry of a walk that the principal led, so that both may edit it. */
async function anEntryOfOakHill(page: Page): Promise<string> {
  const oakHill = await schoolId(page, 'Oak Hill Elementary');
  const { entryId } = await aLoggedEntry(page, { schoolId: oakHill, tag: `tag ${ownName()}`, location: '' });
  return entryId;
}

/** On its page, without a photo of this scenario. */
async function openEntryOfOakHill(page: Page): Promise<Readonly<{ entryId: string; before: ShownEntry }>> {
  await signIn(page, 'principal');
  const entryId = await anEntryOfOakHill(page);
  const before = await entryNow(page, entryId);
  await open(page, `/entries/${entryId}`);
  return { entryId, before };
}

async function entryNow(page: Page, entryId: string): Promise<ShownEntry> {
  return apiOf(page).entries.getEntry({ entryId });
}

async function arrived(page: Page, entryId: string, photos: number): Promise<void> {
  const count = async () => (await entryNow(page, entryId)).imageIds.length;
  await expect.poll(count).toBe(photos);
}

async function openEdit(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Entry' });
  await expect(dialog.getByLabel('Comment')).toBeVisible();
  return dialog;
}

/** The first one of the entry. */
async function addPicture(page: Page, dialog: Locator, name: string): Promise<void> {
  await choosePicture(page, dialog, name);
  await expect(dialog.getByRole('img', { name: /^Photo \d/ })).toHaveCount(1);
}

async function save(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
}

test('photos that two people add to one entry are both kept, and a comment that both changed is chosen', async ({
  page,
  browser,
  screenshotTo,
}) => {
  await signIn(page, 'principal');
  const entryId = await anEntryOfOakHill(page);
  const before = await entryNow(page, entryId);
  const other = await elsewhere(browser, 'district_safety_coordinator');
  for (const tab of [page, other]) await open(tab, `/entries/${entryId}`);

  await test.step('both add a photo', async () => {
    const [mine, theirs] = [await openEdit(page), await openEdit(other)];
    await addPicture(page, mine, 'mine.gif');
    await addPicture(other, theirs, 'theirs.gif');
    await save(mine);
    await arrived(page, entryId, before.imageIds.length + 1);
    await expect(theirs.getByText('Someone else changed this entry.', { exact: false })).toBeVisible();
    await save(theirs);
    await arrived(page, entryId, before.imageIds.length + 2);
    const { imageIds } = await entryNow(page, entryId);
    expect(imageIds).toEqual(expect.arrayContaining(before.imageIds));
  });

  await test.step('a removed photo stays in the history', async () => {
    const again = await openEdit(page);
    await again
      .getByRole('button', { name: /^Remove photo/ })
      .first()
      .click();
    await save(again);
    const history = page.getByRole('region', { name: 'History' });
    await expect(history.getByText('Removed 1 photo')).toBeVisible();
    await expect(history.getByText('Added 1 photo').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the later one sees both comments and keeps both', async () => {
    const [mine, theirs] = [await openEdit(page), await openEdit(other)];
    await mine.getByLabel('Comment').fill('The hinge is loose, too.');
    await theirs.getByLabel('Comment').fill('Reported to the district.');
    await theirs.getByRole('radio', { name: 'Praise' }).click();
    await save(theirs);

    const panel = mine.getByRole('region', { name: 'Someone else changed this too' });
    const comments = panel.getByRole('group', { name: 'Comment' });
    await expect(comments).toContainText('The hinge is loose, too.');
    await expect(comments).toContainText('Reported to the district.');
    await expect(comments).toContainText('Camila Ingram');
    // The other person's changes are already in the form.
    await expect(mine.getByRole('radio', { name: 'Praise' })).toBeChecked();
    await mine.getByRole('button', { name: 'Save changes' }).click();
    await expect(panel.getByRole('heading')).toBeFocused();
    await expectGoodOnEveryScreen(page, { name: 'entry-conflict', screenshotTo });

    await comments.getByRole('button', { name: 'Keep both: Comment' }).click();
    await expect(panel).toBeHidden();
    await save(mine);
    await expect
      .poll(async () => (await entryNow(page, entryId)).comment)
      .toBe('Reported to the district.\nThe hinge is loose, too.');
    expect((await entryNow(page, entryId)).observationType).toBe('praise');
  });
});

test('a slow answer after saving never brings the old entry back, not even into an open form', async ({
  page,
}) => {
  const { entryId, before } = await openEntryOfOakHill(page);
  const form = await openEdit(page);
  await addPicture(page, form, 'first.gif');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(`**/api/entries/${entryId}`, async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  await save(form);
  await arrived(page, entryId, before.imageIds.length + 1);
  await expect.poll(() => asked).toBeGreaterThan(0);

  const again = await openEdit(page);
  await again.getByRole('button', { name: /^Remove photo/ }).click();
  release();
  await save(again);
  await arrived(page, entryId, before.imageIds.length);
});

test.describe('with the app cached on the device', () => {
  test.use(keepsTheApp);

  test('an offline edit meets a newer entry: its photo arrives, its comment is asked about', async ({
    page,
    context,
    browser,
  }) => {
    const { entryId, before } = await openEntryOfOakHill(page);
    await untilCached(page);
    const warm = await openEdit(page);
    await warm.getByRole('button', { name: 'Close', exact: true }).click();
    await context.setOffline(true);
    await closeOfflineDialog(page);
    const mine = await openEdit(page);
    await mine.getByLabel('Comment').fill('Written in the basement.');
    await addPicture(page, mine, 'basement.gif');
    await save(mine);

    const other = await elsewhere(browser, 'district_safety_coordinator');
    await open(other, `/entries/${entryId}`);
    const theirs = await openEdit(other);
    await theirs.getByLabel('Comment').fill('Written upstairs.');
    await addPicture(other, theirs, 'upstairs.gif');
    await save(theirs);
    await expect.poll(async () => (await entryNow(other, entryId)).comment).toBe('Written upstairs.');

    await context.setOffline(false);
    await open(page, '/outbox');
    await expect(page.getByText('Someone else changed the same thing. Choose what to keep.')).toBeVisible();
    await page.getByRole('button', { name: 'Fix' }).click();
    const asked = page.getByRole('dialog', { name: 'Edit Entry' });
    const comments = asked.getByRole('group', { name: 'Comment' });
    await expect(comments).toContainText('Written in the basement.');
    await expect(comments).toContainText('Written upstairs.');
    await expectAccessible(page);
    await comments.getByRole('button', { name: 'Keep theirs: Comment' }).click();
    await save(asked);
    await expect(page.getByText('Everything has been sent')).toBeVisible();
    const now = await entryNow(other, entryId);
    expect(now.comment).toBe('Written upstairs.');
    expect(now.imageIds).toHaveLength(before.imageIds.length + 2);
  });
});
