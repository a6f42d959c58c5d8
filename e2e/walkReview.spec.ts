import type { Page } from '@playwright/test';
import { apiAs } from './support/api.ts';
import { elsewhere } from './support/elsewhere.ts';
import {
  closeOfflineDialog,
  expect,
  expectAccessible,
  keepsTheApp,
  open,
  phone,
  signIn,
  test,
  untilCached,
  reload,
} from './support/test.ts';
import { putWalkEntry, startWalk } from './support/walks.ts';

/** The officer's walk with two entries, submitted to the principal. */
async function aWalkInReview(page: Page): Promise<string> {
  const leader = await apiAs(page, 'sro');
  const walkId = await startWalk(leader, [], await sharedSchool(page));
  await putWalkEntry(leader, walkId, { comment: 'The latch sticks.' });
  await putWalkEntry(leader, walkId, {
    observationType: 'praise',
    location: 'Library',
    comment: 'Clean and bright.',
  });
  await submit(page, walkId);
  return walkId;
}

async function submit(page: Page, walkId: string): Promise<void> {
  const reviewer = await (await apiAs(page, 'principal')).users.getSession();
  const leader = await apiAs(page, 'sro');
  await leader.walks.submitWalkForReview({
    walkId,
    reviewerUserId: reviewer.user?.id ?? '',
    acceptsNoEntries: false,
  });
}

/** Where both of them are. */
async function sharedSchool(page: Page): Promise<string> {
  const people = [await apiAs(page, 'principal'), await apiAs(page, 'sro')];
  const [first = [], second = []] = await Promise.all(
    people.map(async (api) => (await api.users.getSession()).user?.roleSchoolIds ?? []),
  );
  return first.find((id) => second.includes(id)) ?? '';
}

const walkEntries = (page: Page) => page.getByRole('region', { name: 'Entries' }).getByRole('article');

test('a walk is sent back, submitted again, approved, reported and archived, while its leader looks on', async ({
  page,
  browser,
  screenshotTo,
}) => {
  const walkId = await aWalkInReview(page);
  const at = (status: string) => new RegExp(`/walks/walk/${walkId}/${status}$`);

  const leader = await elsewhere(browser, 'sro', { viewport: phone });
  await test.step('the leader reads when the walk completes by itself', async () => {
    await open(leader, `/walks/walk/${walkId}/review`);
    await expect(leader.getByText(/it completes automatically on/)).toBeVisible();
    await expectAccessible(leader);
  });

  await signIn(page, 'principal');
  await test.step('the reviewer asks for revisions', async () => {
    await open(page, `/walks/walk/${walkId}/complete`);
    await expect(page).toHaveURL(at('review'));
    await expect(walkEntries(page)).toHaveCount(2);
    await expectAccessible(page);
    await screenshotTo('walk-review');
    await page.getByRole('searchbox', { name: 'Find in entries' }).fill('latch');
    await expect(walkEntries(page)).toHaveCount(1);
    await page.getByRole('radio', { name: 'Request Revisions' }).check();
    await page.getByRole('button', { name: 'Submit' }).click();
    const comments = page.getByRole('textbox', { name: 'Review Comments' });
    await expect(comments).toBeFocused();
    await comments.fill('Please add the cafeteria.');
    await page.getByRole('main').getByRole('link', { name: 'Walks' }).click();
    await page.goBack();
    await expect(comments).toHaveValue('Please add the cafeteria.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Revisions Requested', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/walks$/);
  });

  await test.step('the leader gets the walk back, and submits it again', async () => {
    await expect(leader).toHaveURL(at('inprogress'));
    const revisions = leader.getByRole('dialog', { name: 'Revisions Requested' });
    await expect(revisions).toContainText('Please add the cafeteria.');
    await revisions.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(leader.getByText('Revisions Requested', { exact: true })).toBeVisible();
    await expectAccessible(leader);
    await submit(page, walkId);
    await expect(leader).toHaveURL(at('review'));
  });

  await test.step('the reviewer approves, and the leader is told', async () => {
    await open(page, `/walks/walk/${walkId}/review`);
    await page.getByRole('radio', { name: 'Approve' }).check();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(at('complete'));
    await expect(page.getByText('SchoolDog Walk completed successfully')).toBeVisible();
    await expect(leader).toHaveURL(at('complete'));
    await expect(leader.getByText(/completed this walk\.$/)).toBeVisible();
    const history = page.getByRole('region', { name: 'History' });
    await expect(history.getByText('Marked Complete')).toBeVisible();
    await expect(history.getByText('Please add the cafeteria.')).toBeVisible();
    await expect(walkEntries(page).getByRole('link')).toHaveCount(2);
    await page.getByRole('button', { name: 'Context' }).click();
    await expect(page.getByRole('dialog').getByText('Not recorded').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('it is reported and archived, and an entry leads back to it', async () => {
    await page.getByRole('button', { name: 'Full Summative Report' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Open report' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByRole('list', { name: 'Status' })).toContainText('Archived');
    await page.mouse.move(0, 0);
    await expectAccessible(page);
    await screenshotTo('walk-complete');
    await walkEntries(page).getByRole('link').first().click();
    await page.getByRole('link', { name: /^From a walk at/ }).click();
    await expect(page).toHaveURL(at('complete'));
  });
});

test.describe('without a network', () => {
  test.use(keepsTheApp);

  test('the review and the completed walk that were opened before can be read', async ({ page, context }) => {
    const walkId = await aWalkInReview(page);
    await signIn(page, 'principal');
    await open(page, `/walks/walk/${walkId}/review`);
    await untilCached(page);
    await expect(walkEntries(page)).toHaveCount(2);
    await context.setOffline(true);
    await reload(page);
    await closeOfflineDialog(page);
    await expect(walkEntries(page)).toHaveCount(2);
    await expect(page.getByText('The latch sticks.')).toBeVisible();
    await expectAccessible(page);

    await context.setOffline(false);
    await (await apiAs(page, 'principal')).walks.submitReview({ walkId, isApproved: true, comments: '' });
    await expect(page).toHaveURL(new RegExp(`/walks/walk/${walkId}/complete$`));
    await expect(walkEntries(page)).toHaveCount(2);
    await untilCached(page);
    await context.setOffline(true);
    await reload(page);
    await closeOfflineDialog(page);
    await expect(walkEntries(page)).toHaveCount(2);
    await expectAccessible(page);
  });
});
