// All data of the district as one archive: started after signing in again, made, downloaded, deleted.
import { readFile } from 'node:fs/promises';
import { everywhere } from '@schooldog/domain/permissions';
import { aNewcomer, completeSetup, messageTo } from './support/accounts.ts';
import { apiOf } from './support/api.ts';
import { expect, expectAccessible, expectGoodOnEveryScreen, test } from './support/test.ts';

test('someone who manages the district takes its data along', async ({ page, screenshotTo }) => {
  const person = await aNewcomer(page, {
    permissions: { 'log entries': everywhere, 'manage district': everywhere },
  });
  await completeSetup(page, person);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Download all district data' }).click();
  await expect(page.getByRole('heading', { name: 'Download all district data' })).toBeVisible();
  await page.getByRole('button', { name: 'Create archive' }).click();
  const asking = page.getByRole('dialog', { name: 'Create an archive of all district data?' });
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Create archive' }).click();

  await expect(page.getByText('Your archive is ready')).toBeVisible();
  await expectGoodOnEveryScreen(page, { name: 'ownData-ready', screenshotTo });
  const mail = await messageTo(page, 'schooldog_master_admin@demo.test', (text) =>
    text.includes('Rosa Delgado'),
  );
  expect(mail).toContain('/ownData');

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^District data .*\.zip$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  const { exports } = await apiOf(page).ownData.getOwnDataExport();
  expect(exports[0]).toMatchObject({ size: bytes.length, withPlans: false });

  await page.getByRole('button', { name: 'Delete now' }).click();
  await page
    .getByRole('dialog', { name: 'Delete the archive?' })
    .getByRole('button', { name: 'Delete archive' })
    .click();
  await expect(page.getByText('Your last archive was canceled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create archive' })).toBeVisible();
});
