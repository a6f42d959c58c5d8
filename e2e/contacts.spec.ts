// A school's contact list: filled by hand and from a file, searched, edited by two people, and read without a network.
import { apiAs } from './support/api.ts';
import { ownName } from './support/people.ts';
import {
  atDesktop,
  closeOfflineDialog,
  expect,
  expectAccessible,
  expectGoodOnEveryScreen,
  inTheme,
  open,
  pick,
  signIn,
  test,
} from './support/test.ts';

test('a contact is added, found, changed by two people and deleted, and a file is imported', async ({
  page,
  context,
  screenshotTo,
}) => {
  const lastName = ownName();
  await signIn(page, 'district_safety_coordinator');
  await open(page, '/contacts');
  await screenshotTo('contact-schools-wide-light');
  await page.getByRole('link', { name: /Oak Hill Elementary \d+ contacts/ }).click();
  await expect(page.getByRole('table', { name: 'Emergency contacts' })).toBeVisible();
  await expectGoodOnEveryScreen(page, { name: 'contacts', screenshotTo });
  await atDesktop(page);
  await inTheme(page, 'light');

  await test.step('added and found', async () => {
    await page.getByRole('button', { name: 'Add contact' }).click();
    const adding = page.getByRole('dialog', { name: 'Add contact' });
    await adding.getByLabel('First name').fill('Ana');
    await adding.getByLabel('Last name').fill(lastName);
    await adding.getByLabel('Email').fill('principal@demo.test');
    await adding.getByLabel('Phone').fill('+1 478-555-0177');
    await pick(adding, 'Skills', 'Amateur Radio');
    // The open list covers the buttons.
    await page.keyboard.press('Tab');
    await adding.getByRole('button', { name: 'Add contact' }).click();
    await expect(adding.getByText(/has this email and is already listed/)).toBeVisible();
    await expectAccessible(page);
    await screenshotTo('contact-form-wide-light');
    await adding.getByLabel('Email').fill(`${lastName.toLowerCase()}@outside.example`);
    await adding.getByRole('button', { name: 'Add contact' }).click();
    await expect(page.getByText('Contact created')).toBeVisible();

    await page.getByRole('searchbox', { name: 'Search contacts' }).fill(`ana ${lastName}`);
    await expect(page.getByText('1 of 1')).toBeVisible();
    await expect(page).toHaveURL(/search=/);
    const phone = page.getByRole('link', { name: '(478) 555-0177' });
    await expect(phone).toHaveAttribute('href', 'tel:+14785550177');
  });

  await test.step('changed by two people', async () => {
    await page.getByRole('button', { name: `Actions for Ana ${lastName}` }).click();
    await page.getByRole('menuitem', { name: 'Edit contact' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit contact' });
    const other = await apiAs(page, 'principal');
    const schoolId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { contacts } = await other.contacts.listContacts({ schoolId, search: lastName });
    const contactId = contacts[0]?.contactId ?? '';
    await other.contacts.editContact({ contactId, edit: { title: { from: '', to: 'Coach' } } });
    await expect(editing.getByLabel('Title')).toHaveValue('Coach');
    await editing.getByLabel('First name').fill('Anabel');
    await editing.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Changes saved')).toBeVisible();
    await expect(page.getByText(`Anabel ${lastName}`)).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Coach' })).toBeVisible();
  });

  await test.step('read without a network', async () => {
    await context.setOffline(true);
    await closeOfflineDialog(page);
    await expect(page.getByText(/You cannot edit contacts while offline/)).toBeVisible();
    await expect(page.getByText(`Anabel ${lastName}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add contact' })).toBeDisabled();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Add contact' })).toBeEnabled();
  });

  await test.step('deleted', async () => {
    await page.getByRole('button', { name: `Actions for Anabel ${lastName}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const deleting = page.getByRole('dialog', { name: `Delete Anabel ${lastName}?` });
    await expectAccessible(page);
    await deleting.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Contact deleted')).toBeVisible();
    await expect(page.getByText('No contacts match your search.')).toBeVisible();
  });

  await test.step('a file is matched, looked at and imported', async () => {
    const host = `${lastName.toLowerCase()}.example`;
    const file = [
      'Nombre completo,Correo electrónico,Teléfono,Cargo',
      `Zoe Adams,zoe@${host},(478) 555-0101,Coach`,
      `Zoe Again,ZOE@${host},(478) 555-0101,Coach`,
      `Cher,cher@${host},(478) 555-0102,Singer`,
      `Max Power,max@${host},478 555 0103 x9,Volunteer`,
    ].join('\r\n');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Upload CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload CSV' });
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose CSV file' }).click();
    await (await chooser).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await expect(dialog.getByRole('combobox', { name: 'Full name' })).toHaveValue('Nombre completo');
    await expect(dialog.getByText('Added: 1')).toBeVisible();
    await expect(dialog.getByText('Skipped: 3')).toBeVisible();
    await expect(dialog.getByText(/Row 4 .*: The name has only one word\./)).toBeVisible();
    await expectAccessible(page);
    await screenshotTo('contacts-import-wide-light');
    await dialog.getByRole('button', { name: 'Import 1 contact' }).click();
    await expect(dialog.getByText('Contacts added: 1. Updated: 0.')).toBeVisible();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download skipped rows' }).click();
    expect((await download).suggestedFilename()).toBe('Skipped contacts.csv');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('searchbox', { name: 'Search contacts' }).fill(`zoe@${host}`);
    await expect(page.getByText('Zoe Adams')).toBeVisible();
  });
});
