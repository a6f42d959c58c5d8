// Work that comes back: a break in the work calendar, a series whose dates avoid it, and the order that it makes.
import { dateIn, defaultTimeZone } from '@schooldog/domain/dates';
import { overridesMerge } from '@schooldog/domain/workOrders';
import { apiOf, someId } from './support/api.ts';
import { now } from './support/clock.ts';
import { ownName } from './support/own.ts';
import { atDesktop, atPhone, expect, expectAccessible, open, pick, signIn, test } from './support/test.ts';

/** The 15th of next month, also as the calendar of the form calls it. */
function inNextMonth() {
  const [year = 0, month = 0] = dateIn(now(), defaultTimeZone).split('-').map(Number);
  const date = new Date(Date.UTC(year, month, 15));
  const name = date.toLocaleString('en-US', { timeZone: 'UTC', month: 'long' });
  return { day: date.toISOString().slice(0, 10), label: `15 ${name} ${date.getUTCFullYear()}` };
}

test('a series keeps clear of a break, and its order names it', async ({ page, screenshotTo }) => {
  const title = `Air filters ${ownName()}`;
  const { day, label } = inNextMonth();
  await signIn(page, 'maintenance_supervisor');
  const api = apiOf(page);
  const { overrides } = (await api.workOrders.getTasksSettings()).workCalendar;
  const added = { id: someId(), name: 'Records day', startDate: day, endDate: day, type: 'break' as const };
  const edit = overridesMerge.compare({ overrides }, { overrides: [...overrides, added] });
  await api.workOrders.saveWorkCalendarOverrides({ edit });

  await open(page, '/tasksSettings');
  await expect(page.getByText('Records day')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Recurring Work Orders' }).click();
  await page.getByRole('button', { name: 'Create Recurring Work Order' }).click();
  const form = page.getByRole('dialog', { name: 'Create Recurring Work Order' });
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('button', { name: 'Create Recurring Work Order' }).click();
  await expect(form.getByText('School(s) is required')).toBeVisible();
  await expect(form.getByRole('combobox', { name: 'Schools' })).toBeFocused();
  await form.getByRole('textbox', { name: 'Description' }).fill('Change the filters of all air handlers.');
  await pick(form, 'Schools', 'Oak Hill Elementary');
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Start date' }).click();
  await page.locator('button[data-direction="next"]').click();
  await page.getByRole('button', { name: label, exact: true }).click();
  const preview = form.getByRole('region', { name: 'Next 12 dates' });
  await expect(preview.getByText('Break (Records day): created anyway')).toBeVisible();
  await pick(form, 'If a date is not a work day', 'Move to the next work day');
  await expect(preview.getByText(/^Break \(Records day\): moved to/)).toBeVisible();
  await atPhone(page);
  await expectAccessible(page);
  await screenshotTo('recurring-form-phone');
  await atDesktop(page);
  await form.getByRole('button', { name: 'Create Recurring Work Order' }).click();
  await expect(page.getByText('Recurring work order created successfully')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search recurring work orders' }).fill(title);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await screenshotTo('recurring-wide-light');
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Generate now' }).click();
  await expect(page.getByText('1 work order created')).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  const detail = page.getByRole('dialog', { name: title });
  await expect(detail.getByRole('region', { name: 'Dates so far' }).getByRole('link')).toBeVisible();
  await expectAccessible(page);
  await screenshotTo('recurring-detail-wide');
  await page.goBack();
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL(/\/recurringWorkOrders\?search=[^&]*$/);
  await page.getByRole('link', { name: title }).click();
  await detail.getByRole('region', { name: 'Dates so far' }).getByRole('link').click();

  await expect(page).toHaveURL(/\/tasks\/task\//);
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(detail).toBeVisible();
  await detail.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'View its work orders' }).click();
  await expect(page).toHaveURL(/\/tasks\?seriesId=/);
  await expect(page.getByText(`Recurring: ${title}`)).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
});
