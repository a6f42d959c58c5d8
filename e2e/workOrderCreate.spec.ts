// The form that creates and edits work orders, with and without a network.
import type { Locator, Page } from '@playwright/test';
import { startAction } from './support/actions.ts';
import { apiOf } from './support/api.ts';
import { ownName } from './support/people.ts';
import { choosePicture } from './support/choosePicture.ts';
import {
  atDesktop,
  atPhone,
  closeOfflineDialog,
  expect,
  expectAccessible,
  inTheme,
  signIn,
  test,
  open,
} from './support/test.ts';

async function openForm(page: Page): Promise<Locator> {
  await startAction(page, 'Create Work Order');
  const dialog = page.getByRole('dialog', { name: 'Create Work Order' });
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toBeVisible();
  return dialog;
}

/** The order as the server has it, once it is there. */
async function sentOrder(page: Page, description: string) {
  const find = async () => {
    const { workOrders } = await apiOf(page).workOrders.listWorkOrders({ sort: 'newest' });
    return workOrders.find((order) => order.description.includes(description)) ?? null;
  };
  await expect.poll(find).not.toBeNull();
  return find();
}

test('a work order is created, and edited on its page', async ({ page, screenshotTo }) => {
  await signIn(page, 'principal');
  await open(page, '/dashboard');
  const dialog = await openForm(page);
  const create = dialog.getByRole('button', { name: 'Create Work Order' });
  await create.click();
  await expect(dialog.getByText('Description is required')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toBeFocused();
  await expectAccessible(page);
  await screenshotTo('create-work-order-wide-light');
  await inTheme(page, 'dark');
  await screenshotTo('create-work-order-wide-dark');
  await atPhone(page);
  await expectAccessible(page);
  await screenshotTo('create-work-order-phone-dark');
  await atDesktop(page);

  const description = `Squeaking hinge ${ownName()}`;
  await dialog.getByRole('textbox', { name: 'Description' }).fill(description);
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('Key at the office');
  await create.click();
  const done = page.getByRole('status').filter({ hasText: 'Work order created successfully' });
  await done.getByRole('button', { name: 'View' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Squeaking hinge');
  const order = await sentOrder(page, description);
  expect(order?.notes).toBe('Key at the office');

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit Work Order' });
  await form.getByRole('textbox', { name: 'Notes' }).fill('Key at the front desk');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Work order updated successfully')).toBeVisible();
  await expect.poll(async () => (await sentOrder(page, description))?.notes).toBe('Key at the front desk');
});

test('an order raised without a network arrives with its photos', async ({ page, context }) => {
  await signIn(page, 'principal');
  await open(page, '/dashboard');
  // Opened once, so that the form is on the device.
  const first = await openForm(page);
  await first.getByRole('button', { name: 'Cancel' }).click();
  await context.setOffline(true);
  await closeOfflineDialog(page);
  const description = `No signal ${ownName()}`;
  const dialog = await openForm(page);
  await dialog.getByRole('textbox', { name: 'Description' }).fill(description);
  await choosePicture(page, dialog, 'first.gif');
  await choosePicture(page, dialog, 'second.gif');
  await expect(dialog.getByRole('img', { name: 'Photo 2' })).toBeVisible();
  await expect(dialog.getByText('You must be online to add attachments.')).toBeVisible();
  await expect(dialog.getByText('You must be online to schedule a work order.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Work Order' }).click();
  await expect(dialog).toBeHidden();
  await context.setOffline(false);
  expect((await sentOrder(page, description))?.imageIds).toHaveLength(2);
});
