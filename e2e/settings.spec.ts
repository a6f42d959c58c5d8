import { ownName } from './support/people.ts';
import {
  type DemoPerson,
  expect,
  expectAccessible,
  expectGoodOnEveryScreen,
  open,
  reload,
  signIn,
  signInThroughForm,
  startServer,
  test,
} from './support/test.ts';

test('provider staff name the organization, and maintenance reaches open browsers at once', async ({
  browser,
}) => {
  // Maintenance locks out all users, also those of the following scenarios.
  const server = await startServer();
  const arrive = async (person: DemoPerson) => {
    const page = await browser.newPage({ baseURL: server.url });
    await signInThroughForm(page, person);
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    return page;
  };
  try {
    const visitor = await arrive('clerical');
    const staff = await arrive('staff');
    await staff
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'SchoolDog settings' })
      .click();
    await expect(staff.getByRole('heading', { level: 1, name: 'Provider settings' })).toBeVisible();

    await test.step('the organization is named once', async () => {
      await staff.getByRole('tab', { name: 'Organization' }).click();
      await staff.getByLabel('District name').fill('Cedar County Schools');
      await staff.getByRole('button', { name: 'Save organization' }).click();
      await expect(staff.getByText('Changes saved successfully')).toBeVisible();
      await reload(staff);
      await expect(staff.getByLabel('District name')).toHaveValue('Cedar County Schools');
    });

    await test.step('maintenance reaches open browsers at once, and lets provider staff in', async () => {
      await staff.getByRole('tab', { name: 'Features' }).click();
      const maintenance = staff.getByRole('switch', { name: 'Maintenance mode' });
      await maintenance.click();
      await staff.getByRole('button', { name: 'Start maintenance' }).click();
      await expect(visitor).toHaveURL(/\/utility\/maintenance$/);
      await expect(visitor.getByRole('heading', { name: 'We will be back soon' })).toBeVisible();
      await expect(maintenance).toBeChecked();
      await maintenance.click();
      await expect(maintenance).not.toBeChecked();
      await expect(visitor).toHaveURL(/\/dashboard$/);
    });
  } finally {
    await server.stop();
  }
});

test('users who manage the district decide what can be logged', async ({ page, screenshotTo }) => {
  const name = ownName();
  await signIn(page, 'district_safety_coordinator');
  await open(page, '/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Walk Settings' }).click();
  await expect(page.getByRole('link', { name: 'Show 8 items in Access Control' })).toBeVisible();
  // Other is last, whatever the alphabet says.
  await expect(page.getByRole('main').getByRole('listitem').last()).toContainText('Other');

  await test.step('a category with a picture and tags', async () => {
    await page.getByRole('button', { name: 'Add category' }).click();
    const category = page.getByRole('dialog', { name: 'Add category' });
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
  });

  await test.step('an item in it, archived and restored', async () => {
    await page.getByRole('searchbox', { name: 'Find by name or tag' }).fill(`${name} summer`);
    await page.getByRole('link', { name: `Show 0 items in ${name}` }).click();
    await page.getByRole('button', { name: 'Add item' }).click();
    const item = page.getByRole('dialog', { name: 'Add item' });
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
  });

  await test.step('the rules of walks, and the history of it all', async () => {
    await page.getByRole('tab', { name: 'Walks' }).click();
    await page.getByRole('textbox', { name: 'Required school-led observations per cycle' }).fill('11');
    await page.getByRole('button', { name: 'Save walk settings' }).click();
    await expect(page.getByText('Changes saved successfully')).toBeVisible();
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByText('20 → 11')).toBeVisible();
    await expect(page.getByText(`changed the status of item Gate of ${name}`).first()).toBeVisible();
    await expectAccessible(page);
    await screenshotTo('walk-settings-history-wide-light');
  });

  await test.step('the name of a tag in Spanish', async () => {
    await page.getByRole('tab', { name: 'Tags' }).click();
    await page.getByRole('button', { name: 'Edit fire' }).click();
    const tag = page.getByRole('dialog', { name: 'Edit tag' });
    await expect(tag.getByRole('textbox', { name: 'Name in English' })).toHaveValue('fire');
    await tag.getByRole('textbox', { name: 'Name in Spanish' }).fill(`fuego ${name}`);
    await tag.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`fuego ${name}`)).toBeVisible();
    await expectGoodOnEveryScreen(page, { name: 'walk-settings-tags', screenshotTo });
  });
});
