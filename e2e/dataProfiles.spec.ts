import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, pick, signIn, test } from './support/test.ts';

const rooms = [
  'Name,Other names,Floor',
  'Studio 1,Ceramics; Kiln room,2',
  'Studio 2,,2',
  'Studio 10,,3',
  ',nobody,1',
  'STUDIO 2,,9',
].join('\n');

async function chooseCsv(page: Page, content: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Choose (a CSV|another) file/ }).click();
  await (await chooser).setFiles({ name: 'studios.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
}

async function openMenu(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a profile is created, filled from a file, edited, merged and archived', async ({
  page,
  screenshotTo,
}) => {
  await signIn(page, 'district_safety_coordinator');
  await open(page, '/dataProfiles');
  await page.getByRole('button', { name: /Northside Career Academy.*\d+ profiles · \d+ locations/ }).click();
  await expect(page.getByRole('link', { name: 'Safety equipment' })).toBeVisible();

  await page.getByRole('button', { name: 'Create profile' }).click();
  const create = page.getByRole('dialog', { name: 'Create profile' });
  await expectAccessible(page);
  await create.getByLabel('Name').fill('Studios');
  await create.getByRole('button', { name: 'Create profile' }).click();
  await page.getByRole('link', { name: 'Studios' }).click();

  await page.getByRole('button', { name: 'Import CSV' }).click();
  const importing = page.getByRole('dialog', { name: 'Import locations' });
  const template = page.waitForEvent('download');
  await importing.getByRole('button', { name: 'Download a template' }).click();
  expect((await template).suggestedFilename()).toBe('locations-template.csv');
  await chooseCsv(page, rooms);
  await expect(importing.getByText('2 rows skipped')).toBeVisible();
  await expect(importing.getByText('Row 5: It has no name.')).toBeVisible();
  await expect(importing.getByText('Row 6 · STUDIO 2: Duplicate of an earlier row.')).toBeVisible();
  await screenshotTo('data-profile-import');
  await expectAccessible(page);
  await importing.getByRole('button', { name: 'Import 3 locations' }).click();
  await expect(page.getByText('Import finished: 3 added, 0 changed, 0 unchanged.')).toBeVisible();
  await expect(page.getByRole('row')).toContainText([/Location/, /Studio 1/, /Studio 2/, /Studio 10/]);

  await page.getByRole('searchbox', { name: 'Find a location' }).fill('kiln');
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Studio 1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Studio 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit location' });
  await edit.getByRole('textbox', { name: 'Name', exact: true }).fill('Ceramics studio');
  await edit.getByRole('button', { name: 'Add detail' }).click();
  await edit.getByRole('textbox', { name: 'Detail 2', exact: true }).fill('Capacity');
  await edit.getByLabel('Detail 2 value').fill('24');
  await expectAccessible(page);
  await edit.getByRole('button', { name: 'Save location' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ceramics studio' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'History' }).getByText('Studio 1 → Ceramics studio'),
  ).toBeVisible();
  // The list is as it was left.
  await page.getByRole('link', { name: 'Studios', exact: true }).click();
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();

  await openMenu(page, 'Studio 2', 'Merge into another…');
  const merge = page.getByRole('dialog', { name: 'Merge Studio 2' });
  await pick(merge, 'Location to keep', 'Ceramics studio');
  await expectAccessible(page);
  await merge.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('Studio 2 was merged into Ceramics studio.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Ceramics studio/ })).toContainText('Studio 2');
  await expect(page.getByRole('link', { name: 'Studio 2', exact: true })).toHaveCount(0);

  await openMenu(page, 'Studio 10', 'Archive');
  await expect(page.getByText('Studio 10 was archived.')).toBeVisible();
  await page.getByRole('switch', { name: 'Show archived' }).click();
  await expect(page.getByRole('row', { name: /Studio 10/ })).toContainText('Archived');
  await page.getByRole('link', { name: 'Studio 2', exact: true }).click();
  await page.getByRole('link', { name: 'Open Ceramics studio' }).click();
  await expect(page.getByText('1 other location was merged into this one.')).toBeVisible();
  await page.goBack();
  await page.goBack();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByText('This profile is archived.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('This profile is archived.')).toBeHidden();
});
