// The list of work orders: filters, table and cards, selection, views, the board and its moves.
import type { Locator, Page } from '@playwright/test';
import { boardColors } from '@schooldog/domain/workOrders';
import { apiAs, apiOf, someId } from './support/api.ts';
import {
  atDesktop,
  expect,
  expectAccessible,
  expectGoodOnEveryScreen,
  inTheme,
  open,
  pick,
  signIn,
  test,
} from './support/test.ts';
import { raiseWorkOrder } from './support/workOrders.ts';

const columnOf = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) }) })
    .last();

/** Lets go once the column shows that it would take the card. */
async function dragTo(column: Locator, card: Locator): Promise<void> {
  const page = card.page();
  await card.hover();
  await page.mouse.down();
  await column.hover({ position: { x: 40, y: 60 } });
  // The card is drawn under the pointer from then on, above the column.
  await column.hover({ position: { x: 60, y: 80 }, force: true });
  await expect(column).toHaveAttribute('data-drop', 'over');
  await page.mouse.up();
}

test('work orders are found, sorted and moved on', async ({ page, screenshotTo }) => {
  await signIn(page, 'principal');
  const boardId = someId();
  const admin = await apiAs(page, 'maintenance_supervisor');
  await admin.workOrders.addTaskBoard({
    board: {
      id: boardId,
      name: 'Zebra crew',
      color: boardColors[18],
      assignedUserIds: [],
      preventNonAssignedUsers: false,
    },
  });
  await raiseWorkOrder(apiOf(page), { description: 'Zebra faucet drips', priority: 'Low' });
  await raiseWorkOrder(apiOf(page), { description: 'Zebra pipe burst', priority: 'Critical', boardId });

  await open(page, '/tasks');
  await page.getByRole('searchbox', { name: 'Search work orders' }).fill('zebra');
  await expect(page).toHaveURL(/search=zebra/);
  const rows = page.getByRole('table', { name: 'Work orders' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('Zebra pipe burst');
  await expect(rows.nth(1)).toContainText('Zebra crew');
  await page.getByRole('button', { name: 'Number' }).click();
  await expect(rows.nth(1)).toContainText('Zebra faucet drips');
  await page.getByRole('button', { name: 'Filters' }).click();
  await pick(page, 'Board', 'Zebra crew');
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(2);
  await screenshotTo('workOrderList-wide-light');
  await page.getByRole('button', { name: 'Remove filter Zebra crew' }).click();
  await expect(rows).toHaveCount(3);

  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  const bar = page.getByRole('region', { name: 'Selected work orders' });
  await expect(bar).toContainText('2 selected');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Priority' }).click();
  await page.getByRole('menuitem', { name: 'High' }).click();
  await expect(page.getByText('Work order was updated successfully')).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(rows.nth(1)).toContainText('High');
  await expect(rows.nth(2)).toContainText('High');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  const naming = page.getByRole('dialog', { name: 'Save view' });
  await naming.getByRole('textbox', { name: 'Name' }).fill('Zebras');
  await naming.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/search=/);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Zebras' }).click();
  await expect(page).toHaveURL(/search=zebra/);
  await expect(page.getByRole('button', { name: 'View: Zebras' })).toBeVisible();

  await page.getByRole('radio', { name: 'Board', exact: true }).press('Space');
  await expect(page).toHaveURL(/view=board/);
  await dragTo(columnOf(page, 'STARTED'), page.getByText('Zebra faucet drips'));
  const dialog = page.getByRole('dialog', { name: 'Change status' });
  await dialog.getByRole('textbox', { name: 'Comment (optional)' }).fill('On my way');
  await dialog.getByRole('button', { name: 'Update status' }).click();
  await expect(columnOf(page, 'STARTED').getByText('Zebra faucet drips')).toBeVisible();

  const pipe = page.getByRole('article').filter({ hasText: 'Zebra pipe burst' });
  await pipe.getByRole('button', { name: /^Move work order/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'DECLINED' }).press('Enter');
  await dialog.getByRole('button', { name: 'Update status' }).press('Enter');
  await expect(columnOf(page, 'DECLINED').getByText('Zebra pipe burst')).toBeVisible();
  await expect(page.getByText('Work order status updated')).toHaveCount(0);
  await expectGoodOnEveryScreen(page, { name: 'workOrderBoard', screenshotTo });

  await atDesktop(page);
  await inTheme(page, 'light');
  await page.getByRole('radio', { name: 'By board' }).press('Space');
  // Columns out of sight are loaded when they come into it.
  await columnOf(page, 'Zebra crew').scrollIntoViewIfNeeded();
  await expect(columnOf(page, 'Zebra crew').getByText('Zebra pipe burst')).toBeVisible();
  await expectAccessible(page);
});
