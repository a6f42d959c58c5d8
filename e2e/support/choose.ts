// Choosing in a field that offers options. They may be drawn anew for each answer of the server, also under a click.
import { expect, type Locator, type Page } from '@playwright/test';

type Words = string | RegExp;

/** In a field whose options the server finds: types the words, waits for the answer to them, and picks. */
export async function choose(
  within: Page | Locator,
  label: Words,
  words: string,
  option: Words = words,
): Promise<void> {
  const field = within.getByRole('combobox', { name: label });
  await field.fill(words);
  await expect(field).toHaveAttribute('data-query', words.trim());
  await pickShown(field, option);
}

/** In a field that has all its options. One that takes several stays open: each is picked. */
export async function pick(within: Page | Locator, label: Words, ...options: Words[]): Promise<void> {
  const field = within.getByRole('combobox', { name: label });
  await field.click();
  for (const option of options) await pickShown(field, option);
}

/** The list of schools is drawn only while it is open, and its field learns of it late. */
export async function pickSchool(within: Page | Locator, label: string, school: string): Promise<void> {
  const field = within.getByRole('combobox', { name: label, exact: true });
  await field.click();
  const list = field.page().getByRole('listbox', { name: label, exact: true });
  await list.getByRole('option', { name: school, exact: true }).click();
}

/** Of the list that the field has open. */
async function pickShown(field: Locator, option: Words): Promise<void> {
  await expect(field).toHaveAttribute('data-expanded', 'true');
  // A list that has just come names its field, but the field names the list only when it is drawn again.
  const labelled = field
    .page()
    .locator(`[role="listbox"][aria-labelledby="${await field.getAttribute('id')}-label"]`);
  await expect(labelled.or(field.and(field.page().locator('[aria-controls]'))).first()).toBeVisible();
  const list = field.page().locator(`[id="${await field.getAttribute('aria-controls')}"]`);
  await labelled
    .or(list)
    .getByRole('option', { name: option, exact: typeof option === 'string' })
    .click();
}
