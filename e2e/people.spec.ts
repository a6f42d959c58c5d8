// Accounts as user managers see and change them, and each user's own profile.
import { aNewcomer, linkTo, completeSetup, signInAs } from './support/accounts.ts';
import { chooseSchools, openAccount, openPanel, ownName } from './support/people.ts';
import {
  atPhone,
  closeOfflineDialog,
  expect,
  expectAccessible,
  inTheme,
  signIn,
  test,
} from './support/test.ts';

const manager = 'district_safety_coordinator';

test('a principal of two schools is created with the defaults of the role, and listed', async ({
  page,
  screenshotTo,
}) => {
  const lastName = ownName();
  await signIn(page, manager);
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Manage Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Manage Users/ })).toBeVisible();
  await expect(page.getByText(/^50 of \d+$/)).toBeVisible();
  await screenshotTo('people-wide-light');

  await page.getByRole('button', { name: 'Create User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create User' });
  const create = dialog.getByRole('button', { name: 'Create User' });
  await expect(dialog).toContainText('will receive an email with account-setup instructions');
  const defaults = dialog.getByRole('button', { name: 'Set default permissions for Role' });
  await expect(defaults).toBeDisabled();
  await expect(defaults).toHaveAccessibleDescription('Choose a role first.');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('nobody');
  await create.click();
  await expect(dialog.getByText('This field is required')).toHaveCount(3);
  await expect(dialog.getByText('Please enter a valid email')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await expectAccessible(page);

  await dialog.getByRole('textbox', { name: 'First name' }).fill('Elena');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill(lastName);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(`${lastName}@example.org`);
  await dialog.getByRole('combobox', { name: 'Title' }).fill('Princ');
  await page.getByRole('option', { name: 'Principal', exact: true }).click();
  await dialog.getByRole('combobox', { name: /^Role/ }).click();
  await page.getByRole('option', { name: 'Principal', exact: true }).click();
  await expect(defaults).toHaveAccessibleDescription(/Choose schools first/);
  await chooseSchools(
    page,
    dialog.getByRole('combobox', { name: 'Schools', exact: true }),
    'Oak Hill Elementary',
    'Riverbend Elementary',
  );
  await defaults.click();
  await expect(dialog.getByRole('checkbox', { name: /^Log entries/ })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: /^Manage users/ })).not.toBeChecked();
  await expect(dialog.getByRole('button', { name: /^Log entries: 2 schools/ })).toBeVisible();
  await expectAccessible(page);
  await create.click();
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

test('the list is filtered by its address, chips remove filters, and more is loaded', async ({ page }) => {
  await signIn(page, manager);
  await page.goto('/admin/manageUsers?role=principal,sro&status=active&permission=record+drills');
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('button')).toHaveText([
    'Principal',
    'School Resource Officer',
    'Active',
    'Record drills',
    'Clear all',
  ]);
  await expect(page.getByRole('row', { name: /School Resource Officer/ }).first()).toBeVisible();
  await chips.getByRole('button', { name: 'Remove filter School Resource Officer' }).click();
  await expect(page).toHaveURL(/roles=principal&/);
  await expect(page.getByRole('row', { name: /School Resource Officer/ })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody is called this');
  await expect(page.getByText('No one matches these filters.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear all' }).last().click();
  await expect(page).toHaveURL(/\/admin\/manageUsers$/);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  await expect(page.getByText(/^50 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(page.getByText(/^50 of \d+$/)).toBeHidden();
});

test('permissions are granted school by school, explained, and reset to the defaults', async ({ page }) => {
  const lastName = ownName();
  await aNewcomer(page, { lastName, role: 'educator' });
  await signIn(page, manager);
  const dialog = await openAccount(page, lastName);
  const save = dialog.getByRole('button', { name: 'Save changes' });
  await openPanel(dialog, 'Permissions');
  await expect(dialog.getByRole('checkbox', { name: /^Manage school entries/ })).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: /^View entries/ }).check();
  await expect(dialog.getByRole('checkbox', { name: /^Manage school entries/ })).toBeVisible();

  await dialog.getByRole('checkbox', { name: /^Record drills/ }).check();
  await dialog.getByRole('button', { name: /^Record drills: All schools/ }).click();
  await dialog
    .getByRole('radiogroup', { name: 'Record drills applies to' })
    .getByText('Selected schools')
    .click();
  await save.click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  const schools = dialog.getByRole('combobox', { name: 'Schools for Record drills' });
  await expect(schools).toBeFocused();
  await expect(page.getByRole('option')).toHaveCount(0);
  await expectAccessible(page);
  await chooseSchools(page, schools, 'Oak Hill Elementary');
  await save.click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();

  await openAccount(page, lastName);
  await openPanel(dialog, 'Permissions');
  await dialog.getByRole('button', { name: /^What this person can see and do, and why/ }).click();
  await expect(
    dialog.getByText('Can record drills at Oak Hill Elementary — given for these schools'),
  ).toBeVisible();
  await expect(dialog.getByText(/^Can't manage users, .* — not given$/)).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Set default permissions for Role' }).click();
  const question = page.getByRole('dialog', { name: 'Replace these permissions?' });
  await expect(question).toContainText('Educator');
  await question.getByRole('button', { name: 'Set defaults' }).click();
  await expect(dialog.getByRole('checkbox', { name: /^Record drills/ })).not.toBeChecked();
  await expect(dialog.getByText('Matches role defaults')).toBeVisible();
  await save.click();
  await openAccount(page, lastName);
  await openPanel(dialog, 'History');
  await expect(dialog.getByText(/changed the permission “Record drills”/).first()).toBeVisible();
  await expect(dialog.getByText('Oak Hill Elementary → not given')).toBeVisible();
});

test('permissions that are too complex are not sent, and the advice explains what helps', async ({
  page,
}) => {
  const names = Array.from({ length: 26 }, (_, at) => `Lark School ${String.fromCodePoint(65 + at)}`);
  const fakes = names.map((name, at) => ({ id: `FakeSchool${String(at).padStart(10, '0')}`, name }));
  await page.route('**/api/schools/names', (route) => route.fulfill({ json: fakes }));
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= request.url().includes('generateNewUserAccount');
  });
  await signIn(page, manager);
  await page.goto('/admin/manageUsers?user=new');
  const dialog = page.getByRole('dialog', { name: 'Create User' });
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Wide');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Reach');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('wide.reach@example.org');
  await dialog.getByRole('combobox', { name: /^Role/ }).click();
  await page.getByRole('option', { name: 'Principal', exact: true }).click();
  await chooseSchools(page, dialog.getByRole('combobox', { name: 'Schools', exact: true }), ...names);
  await dialog.getByRole('button', { name: 'Set default permissions for Role' }).click();
  await expect(dialog.getByText('These permissions are too complex to save', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await expect(
    dialog.getByText(/too complex to save\. Use fewer schools .* separate accounts, or contact support/),
  ).toBeVisible();
  expect(isSent).toBe(false);
  await expectAccessible(page);
});

test('a disabled user is signed out within five seconds, signs in again when re-enabled, and is gone when deleted', async ({
  page,
  browser,
}) => {
  const lastName = ownName();
  const person = await aNewcomer(page, { lastName });
  const other = await (await browser.newContext()).newPage();
  await other.goto('/terms');
  await completeSetup(other, person);

  await signIn(page, manager);
  const dialog = await openAccount(page, lastName);
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

  await dialog.getByRole('button', { name: 'Re-enable', exact: true }).click();
  await page.getByRole('button', { name: 'Re-enable user' }).click();
  await expect(page.getByText('User Successfully Re-enabled')).toBeVisible();
  await signInAs(other, person);
  await expect(other).toHaveURL(/\/dashboard$/);

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
  await other.context().close();
});

test('in their own profile users change their name and notifications, but not their access', async ({
  page,
}) => {
  const lastName = ownName();
  const person = await aNewcomer(page, { lastName });
  await completeSetup(page, person);
  const openProfile = async () => {
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  };
  await openProfile();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  const save = dialog.getByRole('button', { name: 'Save changes' });
  await expect(dialog.getByRole('button', { name: /^(Permissions|Danger Zone|History)/ })).toHaveCount(0);
  await expect(dialog.getByRole('combobox', { name: /^Role/ })).toBeDisabled();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly', '');
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Rosalind');
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill('404-555-0143');
  await openPanel(dialog, 'Authentication Details');
  await expect(dialog.getByRole('button', { name: 'Change password' })).toBeVisible();
  await openPanel(dialog, 'Communication Preferences');
  await expect(dialog.getByRole('switch', { checked: true })).toHaveCount(11);
  await dialog.getByRole('switch', { name: /^Reminders/ }).uncheck({ force: true });
  await openPanel(dialog, 'Advanced Settings');
  await dialog.getByRole('switch', { name: /^Automatic sign-out/ }).check({ force: true });
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rosalind');

  await openProfile();
  await expect(dialog.getByRole('textbox', { name: 'Phone number' })).toHaveValue('(404) 555-0143');
  await openPanel(dialog, 'Communication Preferences');
  await expect(dialog.getByRole('switch', { name: /^Reminders/ })).not.toBeChecked();
  await openPanel(dialog, 'Advanced Settings');
  await expect(dialog.getByText('Only an administrator can turn this off')).toBeVisible();

  await page.context().setOffline(true);
  await closeOfflineDialog(page);
  await expect(dialog.getByText('You cannot edit users while offline.')).toBeVisible();
  await expect(save).toBeHidden();
});

test('a click outside the dialog loses nothing, and leaving unsaved changes is confirmed', async ({
  page,
}) => {
  const lastName = ownName();
  await aNewcomer(page, { lastName });
  await signIn(page, manager);
  const dialog = await openAccount(page, lastName);
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Somebody');
  await page.mouse.click(20, 400);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Somebody');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(`Rosa ${lastName}`) })).toBeVisible();
});

test('a user who does not manage users is redirected', async ({ page }) => {
  await signIn(page, 'principal');
  await page.goto('/admin/manageUsers');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('link', { name: 'Manage Users' })).toHaveCount(0);
});

test('by keyboard alone: find a person, change their title, save', async ({ page }) => {
  const lastName = ownName();
  await aNewcomer(page, { lastName });
  await signIn(page, manager);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder('Search pages, schools and settings')).toBeFocused();
  await page.keyboard.type(lastName);
  await expect(page.locator('[data-action][data-selected]')).toContainText(new RegExp(`^\\S+ ${lastName}`));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  const title = dialog.getByRole('combobox', { name: 'Title' });
  await expect(title).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    if (await title.evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Operations Director');
  await page.keyboard.press('Escape');
  await dialog.getByRole('textbox', { name: 'Last name' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.keyboard.type(lastName);
  await expect(page.getByRole('row', { name: new RegExp(lastName) })).toContainText('Operations Director');
});

test('people on a phone, in Spanish and in the dark', async ({ page, screenshotTo }) => {
  await signIn(page, manager);
  await atPhone(page);
  await page.addInitScript(() => localStorage.setItem('schooldog.language', 'es'));
  await page.goto('/admin/manageUsers');
  await inTheme(page, 'dark');
  await expect(page.getByRole('heading', { level: 1, name: /Administrar usuarios/ })).toBeVisible();
  await expect(page.getByText(/^50 de \d+$/)).toBeVisible();
  await screenshotTo('people-phone-dark-es');
  await expectAccessible(page);
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
