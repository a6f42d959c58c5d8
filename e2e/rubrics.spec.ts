// A rubric, from the first letter to the end: written, enabled, changed as a draft, duplicated and deleted.
import { ownName } from './support/own.ts';
import {
  atDesktop,
  expect,
  expectAccessible,
  expectGoodOnEveryScreen,
  inTheme,
  open,
  signIn,
  test,
} from './support/test.ts';

test('a rubric is written, offered, changed, duplicated and deleted', async ({ page, screenshotTo }) => {
  const name = `Gym ${ownName()}`;
  await signIn(page, 'district_safety_coordinator');
  await open(page, '/rubrics');
  const rows = page.getByRole('table', { name: 'Rubrics' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Site security' })).toContainText('12 questions');
  await screenshotTo('rubrics-wide-light');

  await page.getByRole('button', { name: 'Create rubric' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('textbox', { name: 'Section title' }).fill('Floor');
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByRole('textbox', { name: 'Question title' }).fill('Is it dry?');
  for (const [at, answer] of ['Yes', 'No'].entries()) {
    const fields = page.getByRole('group', { name: `Answer ${at + 1}` });
    await fields.getByRole('textbox', { name: 'Name' }).fill(answer);
  }
  await expect(page.getByText('The rubric is complete.')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/rubrics\/[A-Za-z0-9]{20}/);
  await expectGoodOnEveryScreen(page, { name: 'rubric', screenshotTo });
  await inTheme(page, 'light');
  await atDesktop(page);
  await page.getByRole('button', { name: 'Enable' }).click();
  await expect(page.getByText('The rubric is enabled.', { exact: false }).first()).toBeVisible();

  const outline = page.getByRole('region', { name: 'Outline' });
  await outline.getByRole('button', { name: /Settings/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(`${name} hall`);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The changes are published.', { exact: false })).toBeVisible();

  await page.getByRole('link', { name: 'Rubrics' }).last().click();
  await page.getByRole('searchbox', { name: 'Find a rubric' }).fill(name);
  await page.getByRole('button', { name: `Actions for ${name} hall`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const copy = rows.filter({ hasText: `Copy of ${name} hall` });
  await expect(copy).toContainText('Not enabled');
  await page.getByRole('button', { name: `Actions for Copy of ${name} hall` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(copy).toBeHidden();
});
