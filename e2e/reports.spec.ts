// Reports: chosen in the gallery, looked at, run as files, and found again under Earlier runs.
import { readFile } from 'node:fs/promises';
import { apiOf } from './support/api.ts';
import { ownName } from './support/people.ts';
import {
  expect,
  expectAccessible,
  expectGoodOnEveryScreen,
  open,
  pick,
  signIn,
  test,
} from './support/test.ts';

test('a coordinator runs the drill log as CSV and PDF, and finds both under Earlier runs', async ({
  page,
  screenshotTo,
}) => {
  await signIn(page, 'district_safety_coordinator');
  await open(page, '/reports');
  await page.getByRole('link', { name: /^Drill log/ }).click();
  const { count } = await apiOf(page).drills.listDrills({ types: ['fire'] });
  await pick(page, 'Drill type', 'Fire');
  await page.keyboard.press('Escape');
  await expect(page.getByText(`Showing 10 of ${count}.`)).toBeVisible();
  await expect(page).toHaveURL(/\/reports\?report=drillLog&types=fire$/);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength((count ?? 0) + 1);
  const ready = page.getByRole('dialog', { name: 'Your CSV file is ready' });
  await expect(ready).toContainText(`with ${count} rows was saved to your downloads.`);
  await expectAccessible(page);
  await ready.getByRole('button', { name: 'Close' }).click();

  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await (await opening).close();
  await page
    .getByRole('dialog', { name: 'Your PDF report is ready' })
    .getByRole('button', { name: 'Close' })
    .click();

  const runs = page.getByRole('region', { name: 'Earlier runs' });
  await expect(runs.getByText(/· Fire · .* rows · CSV/)).toBeVisible();
  await expect(runs.getByText(/· Fire · .* rows · PDF/)).toBeVisible();
  const again = page.waitForEvent('download');
  await runs.getByRole('listitem').filter({ hasText: 'CSV' }).getByRole('button', { name: /^Open/ }).click();
  expect(await readFile(await (await again).path(), 'utf8')).toBe(text);
  await expectGoodOnEveryScreen(page, { name: 'report', screenshotTo });
});

test('a coordinator schedules a report, and edits, pauses and deletes the schedule', async ({ page }) => {
  const title = `Drills ${ownName()}`;
  await signIn(page, 'district_safety_coordinator');
  await open(page, '/reports?report=drillLog');
  await page.getByRole('button', { name: 'Schedule' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Schedule this report' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Give it a name that its recipients will recognize.')).toBeVisible();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Report scheduled')).toBeVisible();

  await open(page, '/reports');
  const row = page
    .getByRole('region', { name: 'Scheduled reports' })
    .getByRole('listitem')
    .filter({ hasText: title });
  await expect(row.getByText(/^Every Monday, next on \d+\/\d+\/\d{4}$/)).toBeVisible();
  const actions = row.getByRole('button', { name: `Actions for ${title}` });
  const choose = async (action: string) => {
    await actions.click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  await choose('Edit');
  const editing = page.getByRole('dialog', { name: 'Edit the schedule' });
  await editing.getByText('Every month').click();
  await editing.getByRole('textbox', { name: 'Day of the month' }).fill('15');
  await expectAccessible(page);
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText(/^On the 15th of every month, next on \d+\/15\/\d{4}$/)).toBeVisible();

  await choose('Pause');
  await expect(row.getByText('Paused')).toBeVisible();
  await expect(row.getByText(/next on/)).toHaveCount(0);
  await choose('Delete');
  await page
    .getByRole('dialog', { name: 'Delete this schedule?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(row).toHaveCount(0);
});
