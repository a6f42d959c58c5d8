// A drill recorded without a network, and one that is planned ahead and confirmed by two people.
import type { Page } from '@playwright/test';
import { startAction } from './support/actions.ts';
import { apiOf, someId } from './support/api.ts';
import { elsewhere } from './support/elsewhere.ts';
import {
  atDesktop,
  closeOfflineDialog,
  expect,
  expectAccessible,
  expectGoodOnEveryScreen,
  inTheme,
  signIn,
  test,
} from './support/test.ts';

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

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
  await page.goto('/dashboard');
  await startAction(page, 'Record Drill');
  await expect(page).toHaveURL(/\/drills\/record$/);
  await page.getByRole('main').getByRole('link', { name: 'Drills' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drills' })).toBeVisible();
  await expectGoodOnEveryScreen(page, { name: 'drills', screenshotTo });
  await atDesktop(page);
  await inTheme(page, 'light');
  await page.getByRole('link', { name: 'Record Drill' }).click();
  await page.getByRole('button', { name: 'Record Drill' }).click();
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Drill type' })).toBeFocused();
  await expectGoodOnEveryScreen(page, { name: 'drill-form', screenshotTo });
  await atDesktop(page);

  await context.setOffline(true);
  await closeOfflineDialog(page);
  await choose(page, 'Drill type', 'Medical');
  await choose(page, 'Event type', 'Planned drill');
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

  await page.goto(`/drills/drill/${sent?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Medical drill' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Stretcher was locked away' }).click();
  await expect.poll(async () => (await drillsWith(page, words))[0]?.toImprove[0]?.isSettled).toBe(true);
  await expectGoodOnEveryScreen(page, { name: 'drill', screenshotTo });
  await atDesktop(page);
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
  await page.goto(`/drills/record?schoolId=${schoolId}&type=intruder&drillDate=${day(3)}`);
  await expect(page.getByRole('heading', { name: 'Results' })).toBeHidden();
  await choose(page, 'Event type', 'Planned drill');
  await box(page, 'Time').pressSequentially('200');
  await page.getByText('PM', { exact: true }).click();
  await box(page, 'Notes').fill(words);
  await page.getByRole('button', { name: 'Plan drill' }).click();
  await expect(page.getByText('Drill recorded successfully')).toBeVisible();
  await expect.poll(async () => (await drillsWith(page, words)).length).toBe(1);
  const [planned] = await drillsWith(page, words);
  const drillId = planned?.id ?? '';
  expect(planned).toMatchObject({ schoolId, type: 'intruder', drillDate: day(3), resultsSavedOn: null });

  // Its day has come.
  const edit = { drillDate: { from: day(3), to: day(-1) } };
  await apiOf(page).drills.updateDrill({ drillId, withResults: false, edit });
  await page.goto(`/drills/drill/${drillId}`);
  await expect(page.getByText('To be confirmed')).toBeVisible();
  const other = await elsewhere(browser, 'district_safety_coordinator');
  await other.goto(`/drills/update/${drillId}`);
  await page.getByRole('link', { name: 'Update' }).click();
  await box(page, 'Number of participants').fill('300');
  await box(page, 'What went well').fill('Doors were locked in a minute.');
  await box(other, 'Response time').fill('02:10');
  await box(other, 'What went well').fill('Radios worked.');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Drill updated successfully')).toBeVisible();

  const conflict = page.getByRole('region', { name: /changed/i });
  await expect(conflict).toContainText('Radios worked.', { timeout: 30_000 });
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
