// Accounts as user managers see and change them.
import { aNewcomer, completeSetup, linkTo, signInAs } from './support/accounts.ts';
import { chooseSchools, openAccount, openPanel, ownName } from './support/people.ts';
import { atPhone, expect, expectAccessible, inTheme, open, pick, signIn, test } from './support/test.ts';

const manager = 'district_safety_coordinator';

test('a principal of two schools is created with the defaults of the role, and listed', async ({
  page,
  screenshotTo,
}) => {
  const lastName = ownName();
  await signIn(page, manager);
  await open(page, '/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Manage Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Manage Users/ })).toBeVisible();
  await expect(page.getByText(/^50 of \d+$/)).toBeVisible();
  await screenshotTo('people-wide-light');

  await page.getByRole('button', { name: 'Create User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create User' });
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Elena');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill(lastName);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(`${lastName}@example.org`);
  await pick(dialog, 'Title', 'Principal');
  await pick(dialog, /^Role/, 'Principal');
  await chooseSchools(
    page,
    dialog.getByRole('combobox', { name: 'Schools', exact: true }),
    'Oak Hill Elementary',
    'Riverbend Elementary',
  );
  await dialog.getByRole('button', { name: 'Set default permissions for Role' }).click();
  await expect(dialog.getByRole('checkbox', { name: /^Log entries/ })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: /^Manage users/ })).not.toBeChecked();
  await expect(dialog.getByRole('button', { name: /^Log entries: 2 schools/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByText('User successfully created')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox', { name: 'Search' }).fill(lastName);
  const row = page.getByRole('row', { name: new RegExp(lastName) });
  await expect(row).toContainText('Oak Hill Elementary and Riverbend Elementary');
  await expect(row).toContainText('Invited');
  await expect(row).toContainText('MFA off');
  await expect(page).toHaveURL(new RegExp(`find=${lastName}`));
  expect(await linkTo(page, `${lastName.toLowerCase()}@example.org`, '/auth/setup')).toContain('/auth/setup');
});

test('a disabled user is signed out within five seconds, signs in again when re-enabled, and is gone when deleted', async ({
  page,
  browser,
}) => {
  const lastName = ownName();
  const person = await aNewcomer(page, { lastName });
  const other = await (await browser.newContext()).newPage();
  await open(other, '/terms');
  await completeSetup(other, person);
  await signIn(page, manager);
  const dialog = await openAccount(page, lastName);

  await test.step('Back asks before it leaves an account with changes', async () => {
    await dialog.getByRole('textbox', { name: 'First name' }).fill('Somebody');
    await page.goBack();
    await page
      .getByRole('dialog', { name: 'Discard your changes?' })
      .getByRole('button', { name: 'Discard changes' })
      .click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: new RegExp(`Rosa ${lastName}`) }).click();
  });

  await test.step('disabled', async () => {
    await openPanel(dialog, 'Danger Zone');
    await dialog.getByRole('button', { name: 'Disable', exact: true }).click();
    const question = page.getByRole('dialog', { name: `Disable Rosa ${lastName}?` });
    await expect(question).toContainText('signed out everywhere');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Disable user' }).click();
    await expect(other).toHaveURL(/\/auth\/signin/);
    await expect(other.getByText('Your access has ended. Contact your site administrator.')).toBeVisible();
    await expect(page.getByText('User Successfully Disabled')).toBeVisible();
    await expect(dialog.getByText(/^Disabled by .+ · \d+\/\d+\/\d{4} \d+:\d\d[ap]m$/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Disable', exact: true })).toHaveCount(0);
    await signInAs(other, person);
    await expect(other.getByText('Your email or password is incorrect. Please try again.')).toBeVisible();
  });

  await test.step('re-enabled', async () => {
    await dialog.getByRole('button', { name: 'Re-enable', exact: true }).click();
    await page.getByRole('button', { name: 'Re-enable user' }).click();
    await expect(page.getByText('User Successfully Re-enabled')).toBeVisible();
    await signInAs(other, person);
    await expect(other).toHaveURL(/\/dashboard$/);
  });

  await test.step('deleted', async () => {
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    const farewell = page.getByRole('dialog', { name: `Permanently delete Rosa ${lastName}?` });
    const remove = farewell.getByRole('button', { name: 'Delete user' });
    await expect(remove).toBeDisabled();
    await expectAccessible(page);
    await farewell.getByRole('textbox').fill(`Rosa ${lastName}`);
    await remove.click();
    await expect(page.getByText('User Successfully Deleted')).toBeVisible();
    await expect(other).toHaveURL(/\/auth\/signin/);
    await expect(dialog).toBeHidden();
    await expect(page.getByText('No one matches these filters.')).toBeVisible();
  });
});

test('by keyboard alone: find a person, change their title, save; then people on a phone, in Spanish and in the dark', async ({
  page,
  screenshotTo,
}) => {
  const lastName = ownName();
  await aNewcomer(page, { lastName });
  await signIn(page, manager);
  await page.addInitScript(() => localStorage.setItem('schooldog.language', 'es'));
  await open(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('by keyboard', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByPlaceholder('Busque páginas, escuelas y preferencias')).toBeFocused();
    await page.keyboard.type(lastName);
    await expect(page.locator('[data-action][data-selected]')).toContainText(new RegExp(`^\\S+ ${lastName}`));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Editar usuario' });
    const title = dialog.getByRole('combobox', { name: 'Cargo' });
    await expect(title).toBeVisible();
    for (let presses = 0; presses < 12; presses += 1) {
      if (await title.evaluate((field) => field === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('Operations Director');
    await page.keyboard.press('Escape');
    await dialog.getByRole('textbox', { name: 'Apellido' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Los cambios se guardaron')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Buscar' }).focus();
    await page.keyboard.type(lastName);
    await expect(page.getByRole('row', { name: new RegExp(lastName) })).toContainText('Operations Director');
  });

  await test.step('on a phone in the dark', async () => {
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('');
    await atPhone(page);
    await inTheme(page, 'dark');
    await expect(page.getByRole('heading', { level: 1, name: /Administrar usuarios/ })).toBeVisible();
    await expect(page.getByText(/^50 de \d+$/)).toBeVisible();
    await screenshotTo('people-phone-dark-es');
    await page.getByRole('button', { name: 'Filtros' }).click();
    await expect(page.getByRole('combobox', { name: 'Permiso' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Crear usuario' }).click();
    const dialog = page.getByRole('dialog', { name: 'Crear usuario' });
    await expect(dialog.getByRole('checkbox', { name: /^Registrar observaciones/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Crear usuario' }).click();
    await expect(dialog.getByText('Este campo es obligatorio')).toHaveCount(4);
    await screenshotTo('person-phone-dark-es');
    await expectAccessible(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
  });
});
