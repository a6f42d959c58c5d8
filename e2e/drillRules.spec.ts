// Drill rules, from turned on to a drill that was asked for and held.
import type { Page } from '@playwright/test';
import { drillRulesMerge, drillRulesOf } from '@schooldog/domain/drills';
import { apiOf } from './support/api.ts';
import { nowInMilliseconds } from './support/clock.ts';
import { expect, expectAccessible, open, pick, pickSchool, signIn, test } from './support/test.ts';

test.use({ ownDistrict: true });

/** One that held no drill today. */
async function quietSchool(page: Page): Promise<{ id: string; name: string }> {
  const api = apiOf(page);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(nowInMilliseconds());
  const { drills } = await api.drills.listDrills({ from: day, to: day });
  const names = await api.schools.listSchoolNames();
  const school = names.find(({ id }) => !drills.some(({ schoolId }) => schoolId === id));
  if (school === undefined) throw new Error('every school held a drill today');
  return school;
}

async function chooseToday(page: Page, field: string): Promise<void> {
  await page.getByRole('button', { name: field }).click();
  await page.locator('button[data-today]').click();
}

test('rules are turned on, show what is due, and are met', async ({ page, screenshotTo }) => {
  await signIn(page, 'district_safety_coordinator');
  const school = await quietSchool(page);
  const { drills } = apiOf(page);
  const before = await drills.getDrillRules();
  await drills.editDrillRules({ edit: drillRulesMerge.compare(before, drillRulesOf({})) });
  await open(page, '/drills');
  await page.getByRole('main').getByRole('link', { name: 'Drill rules' }).click();
  await page.getByRole('switch', { name: 'Show which drills are due' }).click();
  await expect(page.getByText('Drill rules are on.')).toBeVisible();
  await page.getByRole('button', { name: 'Start with the Georgia rules' }).click();
  await expect(page.getByText('To be confirmed by the district')).toHaveCount(3);
  await expectAccessible(page);
  await screenshotTo('drill-rules-to-be-confirmed');
  await page.getByRole('button', { name: 'Confirm Monthly fire or severe weather drill' }).click();
  await expect(page.getByText('To be confirmed by the district')).toHaveCount(2);

  await page.getByRole('button', { name: 'Edit Monthly fire or severe weather drill' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit rule' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('A fire drill a month');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit A fire drill a month' })).toBeVisible();

  await page
    .getByRole('button', { name: /^Different days for a school in/ })
    .first()
    .click();
  await pickSchool(page, 'School', school.name);
  await chooseToday(page, 'First school day');
  await chooseToday(page, 'Last school day');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `Edit ${school.name}`, exact: false })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Drills' }).click();
  const due = page.getByRole('region', { name: 'Drills due' });
  await expect(due.getByRole('heading', { name: school.name })).toBeVisible();
  await due.getByRole('link', { name: 'Fire drill (first)' }).click();
  await expect(page.getByRole('combobox', { name: 'School' })).toHaveValue(school.name);
  await pick(page, 'Event type', 'Planned drill');
  await page.getByRole('textbox', { name: 'Time', exact: true }).fill('930');
  await page.getByRole('button', { name: 'Record Drill' }).click();
  await expect(page.getByText(/Drill recorded successfully/)).toBeVisible();
  await open(page, '/drills');
  await expect(due.getByRole('link', { name: 'Fire drill (second)' })).toBeVisible();
  await expect(due.getByRole('link', { name: 'Fire drill (first)' })).toBeHidden();

  await due.getByRole('link', { name: 'Drills by School and Month' }).click();
  const cell = page.getByRole('button', { name: new RegExp(`^${school.name}.*[12] of [34] done$`) });
  await expect(cell).toBeVisible();
  await cell.click();
  const dialog = page.getByRole('dialog', { name: new RegExp(school.name) });
  await expectAccessible(page);
  await expect(dialog.getByText('Done', { exact: true }).first()).toBeVisible();
  await dialog.getByRole('link', { name: 'Fire drill (first)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fire drill' })).toBeVisible();
});
