import { ownName } from './support/people.ts';
import {
  type DemoPerson,
  expect,
  expectAccessible,
  expectGoodOnEveryScreen,
  signIn,
  signInThroughForm,
  startServer,
  test,
} from './support/test.ts';

test('maintenance reaches open browsers at once, and lets provider staff in', async ({ browser }) => {
  // Maintenance locks out all users, also those of the following scenarios.
  const server = await startServer();
  const arrive = async (person: DemoPerson) => {
    const page = await browser.newPage({ baseURL: server.url });
    await signInThroughForm(page, person);
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    return page;
  };
  const visitor = await arrive('clerical');
  const staff = await arrive('staff');
  try {
    await staff.goto('/admin/schooldog');
    await expect(staff.getByRole('heading', { level: 1, name: 'Provider settings' })).toBeVisible();
    await expectAccessible(staff);
    const maintenance = staff.getByRole('switch', { name: 'Maintenance mode' });
    await maintenance.click();
    await staff.getByRole('button', { name: 'Start maintenance' }).click();
    await expect(visitor).toHaveURL(/\/utility\/maintenance$/);
    await expect(visitor.getByRole('heading', { name: 'We will be back soon' })).toBeVisible();
    await expect(maintenance).toBeChecked();

    await maintenance.click();
    await expect(maintenance).not.toBeChecked();
    await expect(visitor).toHaveURL(/\/dashboard$/);
  } finally {
    await visitor.close();
    await staff.close();
    await server.stop();
  }
});

test('the organization is named once and shown everywhere', async ({ page }) => {
  await signIn(page, 'staff');
  await page.goto('/admin/schooldog?tab=organization');
  await page.getByLabel('District name').fill('Cedar County Schools');
  await page.getByRole('button', { name: 'Save organization' }).click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('District name')).toHaveValue('Cedar County Schools');
});

test('the provider area is closed to all other users', async ({ page }) => {
  await signIn(page, 'schooldog_master_admin');
  await page.goto('/admin/schooldog');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('users who manage the district decide what can be logged', async ({ page, screenshotTo }) => {
  const name = ownName();
  await signIn(page, 'district_safety_coordinator');
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Walk Settings' }).click();
  await expect(page.getByRole('link', { name: 'Show 8 items in Access Control' })).toBeVisible();
  // Other is last, whatever the alphabet says.
  await expect(page.getByRole('main').getByRole('listitem').last()).toContainText('Other');

  await page.getByRole('button', { name: 'Add category' }).click();
  const category = page.getByRole('dialog', { name: 'Add category' });
  await category.getByRole('textbox', { name: 'Name in English' }).fill('fire safety');
  await category.getByRole('button', { name: 'Add category' }).click();
  await expect(category.getByText('This name is already in use. Please choose another one.')).toBeVisible();
  await category.getByRole('textbox', { name: 'Name in English' }).fill(name);
  await category.getByRole('button', { name: 'Choose image' }).click();
  await category.getByRole('radio', { name: 'Water' }).check();
  await expectAccessible(page);
  await screenshotTo('category-dialog-wide-light');
  for (const tag of ['pool', 'summer']) {
    await category.getByRole('combobox', { name: 'Tags' }).fill(tag);
    await page.keyboard.press('Enter');
  }
  // The suggested tags cover the button until the field loses focus.
  await page.keyboard.press('Tab');
  await category.getByRole('button', { name: 'Add category' }).click();
  await expect(page.getByText(`${name} was added.`)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Find by name or tag' }).fill(`${name} summer`);
  await page.getByRole('link', { name: `Show 0 items in ${name}` }).click();
  await expect(page.getByText(/^There are no items yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Add item' }).click();
  const item = page.getByRole('dialog', { name: 'Add item' });
  await item.getByRole('button', { name: 'Add item' }).click();
  await expect(item.getByText('This field is required')).toHaveCount(1);
  await item.getByRole('textbox', { name: 'Name in English' }).fill(`Gate of ${name}`);
  await item.getByRole('button', { name: 'Add item' }).click();
  await expect(page.getByText('1 of 1')).toBeVisible();

  await page.getByRole('button', { name: `Archive Gate of ${name}` }).click();
  await expect(page.getByText(`Gate of ${name} was archived.`)).toBeVisible();
  await expect(page.getByText(/^There are no items yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: `Archive Gate of ${name}` }).click();
  await page.getByRole('switch', { name: 'Show archived' }).click();
  await expect(page.getByRole('button', { name: `Restore Gate of ${name}` })).toBeVisible();

  await page.getByRole('tab', { name: 'Tags' }).click();
  await page.getByRole('button', { name: 'Edit fire' }).click();
  const tag = page.getByRole('dialog', { name: 'Edit tag' });
  await expect(tag.getByRole('textbox', { name: 'Name in English' })).toHaveValue('fire');
  await tag.getByRole('textbox', { name: 'Name in Spanish' }).fill(`fuego ${name}`);
  await tag.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`fuego ${name}`)).toBeVisible();
  await expectGoodOnEveryScreen(page, { name: 'walk-settings-tags', screenshotTo });

  await page.getByRole('tab', { name: 'Walks' }).click();
  const required = page.getByRole('textbox', { name: 'Required school-led observations per cycle' });
  await required.fill('');
  await page.getByRole('button', { name: 'Save walk settings' }).click();
  await expect(page.getByText('This must be a whole number from 0 to 1,000')).toBeVisible();
  await required.fill('11');
  await page.getByRole('button', { name: 'Save walk settings' }).click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('20 → 11')).toBeVisible();
  await expect(page.getByText(`changed the status of item Gate of ${name}`).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/walkSettings');
  await expectGoodOnEveryScreen(page, { name: 'walk-settings', screenshotTo });
  await page.goto('/walkSettings?tab=items');
  await expect(page.getByText(/^60 of \d+$/)).toBeVisible();
  await expectAccessible(page);
  await screenshotTo('walk-settings-items-narrow-dark');

  await signIn(page, 'principal');
  await page.goto('/walkSettings');
  await expect(page).toHaveURL(/\/dashboard$/);
});
