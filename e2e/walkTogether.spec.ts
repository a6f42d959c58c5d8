// Three people in one walk, one of them in the basement; it is sent back, submitted again, approved and reported.
import type { Page } from '@playwright/test';
import { apiAs, apiOf } from './support/api.ts';
import { elsewhere } from './support/elsewhere.ts';
import {
  choose,
  closeOfflineDialog,
  expect,
  keepsTheApp,
  open,
  signIn,
  test,
  untilCached,
} from './support/test.ts';
import { goToComplete, logFrom, startWalk, tile } from './support/walks.ts';

test('three people walk a school together, and their reviewer has the last word', async ({
  page,
  browser,
}) => {
  await signIn(page, 'sro');
  const custodian = await elsewhere(browser, 'custodial', keepsTheApp);
  const assistant = await elsewhere(browser, 'assistant_principal');
  const reviewer = await elsewhere(browser, 'principal');
  const userIds = await Promise.all([custodian, assistant].map(async (other) => (await me(other)).id));
  const { firstName, lastName } = await me(reviewer);
  const reviewersName = `${firstName} ${lastName}`;
  const walkId = await startWalk(apiOf(page), userIds);
  const openWalk = (other: Page, status = 'inprogress') => open(other, `/walks/walk/${walkId}/${status}`);
  await openWalk(custodian);
  await untilCached(custodian);
  await openWalk(assistant);
  await openWalk(page);
  const inItNow = page.getByText(/^In it now: /);
  for (const other of [custodian, assistant])
    await expect(inItNow).toContainText((await me(other)).firstName);

  // Each sees what the others log; the basement's comes when there is a signal again.
  await custodian.context().setOffline(true);
  await closeOfflineDialog(custodian);
  await logFrom(custodian, 'Fire Safety');
  await logFrom(assistant, 'Building Exterior');
  await expect(tile(page, 'Building Exterior')).toContainText('1 entry');
  await expect(tile(page, 'Fire Safety')).not.toContainText('1 entry');
  await custodian.context().setOffline(false);
  await expect(tile(page, 'Fire Safety')).toContainText('1 entry');

  await submitForReview(page, reviewersName);
  await expect(custodian).toHaveURL(new RegExp(`/walks/walk/${walkId}/review$`));

  await openWalk(reviewer, 'review');
  await reviewer.getByRole('radio', { name: 'Request Revisions' }).check();
  await reviewer.getByRole('textbox', { name: 'Review Comments' }).fill('Please look at the gym.');
  await reviewer.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(new RegExp(`/walks/walk/${walkId}/inprogress$`));
  const revisions = page.getByRole('dialog', { name: 'Revisions Requested' });
  await expect(revisions).toContainText('Please look at the gym.');
  await revisions.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('button', { name: 'Log Entries' }).click();
  await logFrom(page, 'Playgrounds and Athletics');
  await expect(page.getByRole('button', { name: '3 entries', exact: true })).toBeVisible();
  await submitForReview(page, reviewersName);

  await openWalk(reviewer, 'review');
  await reviewer.getByRole('radio', { name: 'Approve' }).check();
  await reviewer.getByRole('button', { name: 'Submit' }).click();
  await expect(reviewer).toHaveURL(new RegExp(`/walks/walk/${walkId}/complete$`));
  await reviewer.getByRole('button', { name: 'Full Summative Report' }).click();
  const report = reviewer.getByRole('dialog').getByRole('link', { name: 'Open report' });
  const file = await reviewer.request.get((await report.getAttribute('href')) ?? '');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const { entries, status } = await (await apiAs(page, 'principal')).walks.getWalk({ walkId });
  expect([status, entries.length, entries.every(({ isPublished }) => isPublished)]).toEqual([
    'complete',
    3,
    true,
  ]);
});

async function me(page: Page) {
  const { user } = await apiOf(page).users.getSession();
  if (user === null) throw new Error('nobody is signed in');
  return user;
}

async function submitForReview(page: Page, reviewer: string): Promise<void> {
  await goToComplete(page);
  await page.getByRole('button', { name: 'Review and Complete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review and Complete' });
  await dialog.getByRole('radio', { name: /^Submit for review/ }).check();
  await choose(dialog, 'Reviewer', reviewer, new RegExp(`^${reviewer}`));
  await dialog.getByRole('button', { name: 'Submit for Review' }).click();
  await expect(page.getByText('Submitted for Review', { exact: true }).first()).toBeVisible();
}
