// Schools as those who manage them see and change them.
import { atPhone, expect, expectAccessible, inTheme, open, signIn, test } from './support/test.ts';

test('a coordinator finds a school and edits its info, links and files', async ({ page, screenshotTo }) => {
  await signIn(page, 'district_safety_coordinator');
  await open(page, '/schools');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('District/School Details');
  await expect(page.getByRole('heading', { name: 'Elementary Schools' })).toBeVisible();
  await screenshotTo('schools-wide-light');
  await page.getByRole('searchbox', { name: 'Find a school' }).fill('river');
  await expect(page.getByRole('listitem').filter({ hasText: 'Riverbend Elementary' })).toBeVisible();
  await expect(page).toHaveURL(/find=river/);
  await expect(page.getByText('Oak Hill Elementary')).toHaveCount(0);
  await page.getByRole('link', { name: /Riverbend Elementary/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Riverbend Elementary' })).toBeVisible();

  await test.step('info is saved in its normal form and shown in the history', async () => {
    await page.getByRole('button', { name: 'Edit school info' }).click();
    await page.getByLabel('School phone', { exact: true }).fill('404 555 0188');
    await page.getByLabel('School email').fill('front.office@riverbend.example');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save school info' }).click();
    await expect(page.getByText('Changes saved successfully')).toBeVisible();
    await expect(page.getByRole('link', { name: '(404) 555-0188' })).toBeVisible();
    const history = page.getByRole('region', { name: 'History' });
    await expect(history.getByText('changed School phone')).toBeVisible();
    await expect(history.getByText(/→ \(404\) 555-0188/)).toBeVisible();
    await screenshotTo('school-wide-light');
  });

  await test.step('a link leads where it says', async () => {
    await page.getByRole('button', { name: 'Edit links' }).click();
    await page.getByRole('button', { name: 'Add link' }).click();
    await page.getByLabel('Name').last().fill('Evacuation map');
    await page.getByLabel('Web address').last().fill('maps.example.org/riverbend');
    await page.getByRole('button', { name: 'Save links' }).click();
    await expect(page.getByRole('link', { name: /Evacuation map/ })).toHaveAttribute(
      'href',
      'https://maps.example.org/riverbend',
    );
  });

  await test.step('files are added, opened and deleted', async () => {
    const files = page.getByRole('region', { name: 'Files' });
    await expect(files.getByText('No files yet.')).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await files.getByRole('button', { name: 'Add files' }).click();
    await (
      await chooser
    ).setFiles([
      { name: 'bell schedule.csv', mimeType: 'text/csv', buffer: Buffer.from('period,start\n1,8:05\n') },
      { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
    await expect(files.getByText(/These file types can't be added: tool.exe/)).toBeVisible();
    const link = files.getByRole('link', { name: 'bell schedule.csv' });
    await expect(link).toHaveAttribute('href', /./);
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-disposition']).toContain('attachment');
    expect(await answer.text()).toContain('8:05');
    await files.getByRole('button', { name: 'Delete bell schedule.csv' }).click();
    await page.getByRole('button', { name: 'Delete file' }).click();
    await expect(files.getByText('No files yet.')).toBeVisible();
  });
});

test('a school made by mistake is deleted, and one in use is archived and restored', async ({
  page,
  screenshotTo,
}) => {
  await signIn(page, 'district_safety_coordinator');
  await open(page, '/schools');
  await test.step('deleted', async () => {
    await page.getByRole('button', { name: 'Add school' }).click();
    const create = page.getByRole('dialog', { name: 'Add school' });
    await create.getByLabel('School name').fill('Mistaken Elementary');
    await create.getByRole('button', { name: 'Add school' }).click();
    await page.getByRole('link', { name: /Mistaken Elementary/ }).click();
    await page.getByRole('button', { name: 'School actions' }).click();
    await page.getByRole('menuitem', { name: 'Archive or delete' }).click();
    const mistaken = page.getByRole('dialog', { name: 'Remove Mistaken Elementary' });
    await expectAccessible(page);
    await mistaken.getByRole('button', { name: 'Delete school' }).click();
    await expect(page.getByText('Mistaken Elementary was deleted.')).toBeVisible();
    await expect(page).toHaveURL(/\/schools$/);
    await expect(page.getByRole('link', { name: /Mistaken Elementary/ })).toHaveCount(0);
  });

  await test.step('archived', async () => {
    await page
      .getByRole('link', { name: /Sandy Creek/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'School actions' }).click();
    await page.getByRole('menuitem', { name: 'Archive or delete' }).click();
    const used = page.getByRole('dialog', { name: /^Remove / });
    await expect(used.getByText(/[\d,]+ entries/)).toBeVisible();
    await screenshotTo('school-archive-wide-light');
    await used.getByRole('button', { name: 'Archive school' }).click();
    await expect(page.getByText(/^Archived \d/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit school info' })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'District/School Details' }).click();
    await expect(page.getByRole('link', { name: /Sandy Creek/ })).toHaveCount(0);
  });

  await test.step('restored', async () => {
    await page.getByRole('switch', { name: 'Show archived' }).click();
    await page.getByRole('link', { name: /Sandy Creek.*Archived/ }).click();
    await page.getByRole('button', { name: 'School actions' }).click();
    await page.getByRole('menuitem', { name: 'Restore school' }).click();
    await expect(page.getByText(/is available again/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit school info' })).toBeVisible();
  });
});

test('a change appears in a second browser automatically', async ({ page, browser }) => {
  await signIn(page, 'district_safety_coordinator');
  await open(page, '/schools?find=Willow%20Lake');
  await page.getByRole('link', { name: /Willow Lake/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Willow Lake Elementary' })).toBeVisible();

  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await signIn(other, 'schooldog_master_admin');
  await open(other, page.url());
  await other.getByRole('button', { name: 'Edit school info' }).click();
  await other.getByLabel('Principal', { exact: true }).fill('Live Reyes');
  await other.getByRole('button', { name: 'Save school info' }).click();
  await expect(page.getByText('Live Reyes').first()).toBeVisible();
});

test('schools on a phone, in Spanish and in the dark', async ({ page, screenshotTo }) => {
  await signIn(page, 'district_nonsafety_coordinator');
  await atPhone(page);
  await page.addInitScript(() => localStorage.setItem('schooldog.language', 'es'));
  await open(page, '/schools');
  await inTheme(page, 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Datos del distrito y las escuelas');
  await screenshotTo('schools-phone-dark-es');
  await page.getByRole('link', { name: /Pine Ridge/ }).click();
  await expect(page.getByRole('heading', { name: 'Información de la escuela' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Editar la información' }).click();
  await screenshotTo('school-phone-dark-es');
  await expectAccessible(page);
});
