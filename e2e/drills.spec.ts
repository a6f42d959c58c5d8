// A drill recorded without a network, and one that is planned ahead and confirmed by two people.
import type { Page } from '@playwright/test';
import { startAction } from './support/actions.ts';
import { apiOf, someId } from './support/api.ts';
import { dayFromNow } from './support/clock.ts';
import { elsewhere } from './support/elsewhere.ts';
import { closeOfflineDialog, expect, expectAccessible, open, pick, signIn, test } from './support/test.ts';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Those whose notes have the words. */
async function drillsWith(page: Page, search: string) {
  return (await apiOf(page).drills.listDrills({ search })).drills;
}

async function ownSchool(page: Page): Promise<string> {
  return (await apiOf(page).users.getSession()).user?.roleSchoolIds[0] ?? '';
}

test('recorded offline, sent, updated and deleted', async ({ page, context, screenshotTo }) => {
  const words = `Drill ${someId()}`;
  await signIn(page, 'principal');
  await open(page, '/dashboard');
  await startAction(page, 'Record Drill');
  await expect(page).toHaveURL(/\/drills\/record$/);
  await page.getByRole('main').getByRole('link', { name: 'Drills' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drills' })).toBeVisible();
  await page.getByRole('link', { name: 'Record Drill' }).click();
  await page.getByRole('button', { name: 'Record Drill' }).click();
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Drill type' })).toBeFocused();
  await expectAccessible(page);
  await screenshotTo('drill-form-errors');

  await context.setOffline(true);
  await closeOfflineDialog(page);
  await pick(page, 'Drill type', 'Medical');
  await pick(page, 'Event type', 'Planned drill');
  await box(page, 'Time').fill('935');
  await page.getByText('AM', { exact: true }).click();
  await box(page, 'Response time').pressSequentially('0405');
  await box(page, 'Notes').fill(words);
  await box(page, 'Add a line').fill('Stretcher was locked away');
  await box(page, 'Add a line').press('Enter');
  await page.getByRole('button', { name: 'Record Drill' }).click();
  await expect(page.getByText(/Drill recorded successfully/)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: '9:35am' }).filter({ hasText: 'Medical' });
  await expect(row.first()).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await drillsWith(page, words)).length).toBe(1);
  const [sent] = await drillsWith(page, words);
  expect(sent).toMatchObject({ drillTime: '09:35', drillTimeOfDay: 'am', responseTime: '04:05' });

  await open(page, `/drills/drill/${sent?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Medical drill' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Stretcher was locked away' }).click();
  await expect.poll(async () => (await drillsWith(page, words))[0]?.toImprove[0]?.isSettled).toBe(true);
  await page.getByRole('link', { name: 'Update' }).click();
  await box(page, 'What went well').fill('Everyone knew where to go.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Drill updated successfully')).toBeVisible();
  await expect(page.getByText('Everyone knew where to go.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete drill' }).click();
  await expect(page.getByText('Drill deleted successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/drills$/);
  expect(await drillsWith(page, words)).toEqual([]);
});

test('planned ahead, then confirmed and changed by two people at once', async ({ page, browser }) => {
  const words = `Drill ${someId()}`;
  await signIn(page, 'principal');
  const schoolId = await ownSchool(page);
  await open(page, `/drills/record?schoolId=${schoolId}&type=intruder&drillDate=${dayFromNow(3)}`);
  await expect(page.getByRole('heading', { name: 'Results' })).toBeHidden();
  await pick(page, 'Event type', 'Planned drill');
  await box(page, 'Time').pressSequentially('200');
  await page.getByText('PM', { exact: true }).click();
  await box(page, 'Notes').fill(words);
  await page.getByRole('button', { name: 'Plan drill' }).click();
  await expect(page.getByText('Drill recorded successfully')).toBeVisible();
  await expect.poll(async () => (await drillsWith(page, words)).length).toBe(1);
  const [planned] = await drillsWith(page, words);
  const drillId = planned?.id ?? '';
  expect(planned).toMatchObject({
    schoolId,
    type: 'intruder',
    drillDate: dayFromNow(3),
    resultsSavedOn: null,
  });

  // Its day has come.
  const edit = { drillDate: { from: dayFromNow(3), to: dayFromNow(-1) } };
  await apiOf(page).drills.updateDrill({ drillId, withResults: false, edit });
  await open(page, `/drills/drill/${drillId}`);
  await expect(page.getByText('To be confirmed')).toBeVisible();
  const other = await elsewhere(browser, 'district_safety_coordinator');
  await open(other, `/drills/update/${drillId}`);
  await page.getByRole('link', { name: 'Update' }).click();
  await box(page, 'Number of participants').fill('300');
  await box(page, 'What went well').fill('Doors were locked in a minute.');
  await box(other, 'Response time').fill('02:10');
  await box(other, 'What went well').fill('Radios worked.');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Drill updated successfully')).toBeVisible();

  const conflict = page.getByRole('region', { name: /changed/i });
  await expect(conflict).toContainText('Radios worked.');
  await expect(box(page, 'Response time')).toHaveValue('02:10');
  await expectAccessible(page);
  await conflict.getByRole('button', { name: /both/i }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Drill updated successfully')).toBeVisible();
  await expect
    .poll(async () => (await drillsWith(page, words))[0])
    .toMatchObject({ numberOfParticipants: 300, responseTime: '02:10' });
  const [done] = await drillsWith(page, words);
  expect(done?.wentWell).toContain('Radios worked.');
  expect(done?.wentWell).toContain('Doors were locked in a minute.');
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
});
