// A private calendar address: made in the profile, read as a calendar does, replaced and revoked.
import type { Page } from '@playwright/test';
import { apiOf } from './support/api.ts';
import {
  atDesktop,
  atPhone,
  expect,
  expectAccessible,
  expectContrast,
  inTheme,
  open,
  reload,
  signIn,
  test,
} from './support/test.ts';

async function openPanel(page: Page) {
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByRole('button', { name: /^Calendar Feed/ }).click();
  return dialog;
}

test('a principal subscribes to drills, replaces the address and revokes it', async ({
  page,
  screenshotTo,
}) => {
  await signIn(page, 'principal');
  await open(page, '/dashboard');
  const dialog = await openPanel(page);
  await dialog.getByRole('button', { name: 'Create address' }).click();
  const field = dialog.getByRole('textbox', { name: 'Address' });
  await expect(field).toHaveValue(/^http/);
  const address = await field.inputValue();
  await expect(dialog.getByText('Not read yet')).toBeVisible();
  await screenshotTo('calendar-feed-wide-light');
  await atPhone(page);
  await expectAccessible(page);
  await inTheme(page, 'dark');
  await expectContrast(page);
  await screenshotTo('calendar-feed-phone-dark');
  await atDesktop(page);
  await inTheme(page, 'light');

  const feed = await fetch(address);
  expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const events = (await feed.text()).replaceAll('\r\n ', '');
  const { drills } = await apiOf(page).drills.listDrills({});
  const planned = drills.filter(({ resultsSavedOn }) => resultsSavedOn === null);
  expect(planned.length).toBeGreaterThan(0);
  expect(events).toContain(`/drills/drill/${planned[0]?.id}`);

  // An address is shown once, and what was read is asked for anew.
  await reload(page);
  await openPanel(page);
  await expect(dialog.getByText('Last read')).toBeVisible();
  await expect(field).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Replace address' }).click();
  const replacing = page.getByRole('dialog', { name: 'Replace the address?' });
  await expectAccessible(page);
  await replacing.getByRole('button', { name: 'Replace address' }).click();
  await expect(field).not.toHaveValue(address);
  const second = await field.inputValue();
  expect([(await fetch(address)).status, (await fetch(second)).status]).toEqual([404, 200]);

  await dialog.getByRole('button', { name: 'Revoke address' }).click();
  const revoking = page.getByRole('dialog', { name: 'Revoke the address?' });
  await revoking.getByRole('button', { name: 'Revoke address' }).click();
  await expect(page.getByText('Calendar address revoked.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create address' })).toBeVisible();
  expect((await fetch(second)).status).toBe(404);
});
