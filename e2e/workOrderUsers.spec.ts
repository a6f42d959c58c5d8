// The people who raise and do work orders: added, given permissions, put on boards and disabled.
import { boardColors } from '@schooldog/domain/workOrders';
import { apiOf, someId } from './support/api.ts';
import { ownName } from './support/own.ts';
import { atDesktop, atPhone, expect, expectAccessible, open, pick, signIn, test } from './support/test.ts';

test('a submitter is added, given work, put on a board and disabled', async ({ page, screenshotTo }) => {
  const lastName = ownName();
  await signIn(page, 'maintenance_supervisor');
  const board = {
    id: someId(),
    name: 'Playgrounds',
    color: boardColors[12],
    assignedUserIds: [],
    preventNonAssignedUsers: false,
  };
  await apiOf(page).workOrders.addTaskBoard({ board });
  await open(page, '/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Work Order Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Work Order Users/ })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Work Order Users' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await screenshotTo('workOrderUsers-wide-light');

  await page.getByRole('button', { name: 'Add submitter' }).click();
  const adding = page.getByRole('dialog', { name: 'Add submitter' });
  await adding.getByRole('textbox', { name: 'First name' }).fill('Sam');
  await adding.getByRole('textbox', { name: 'Last name' }).fill(lastName);
  await adding.getByRole('textbox', { name: 'Email' }).fill(`${lastName}@example.org`);
  await pick(adding, 'Schools', 'Oak Hill Elementary');
  await page.keyboard.press('Escape');
  await atPhone(page);
  await expectAccessible(page);
  await screenshotTo('workOrderUsers-add-phone');
  await atDesktop(page);
  await adding.getByRole('button', { name: 'Add submitter' }).click();
  await expect(page.getByText('User successfully created')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search by name' }).fill(lastName);
  await expect(page).toHaveURL(/search=/);
  await expect(rows).toHaveCount(2);
  const row = rows.nth(1);
  await expect(row).toContainText('Work Order Submitter');
  const actions = row.getByRole('button', { name: `Actions for Sam ${lastName}` });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Permissions…' }).click();
  const permissions = page.getByRole('dialog', { name: `Sam ${lastName}'s permissions` });
  await permissions.getByRole('checkbox', { name: /^Be assigned work orders/ }).check();
  await permissions.getByRole('button', { name: /^Be assigned work orders/ }).click();
  await atPhone(page);
  await expectAccessible(page);
  await screenshotTo('workOrderUsers-permissions-phone');
  await atDesktop(page);
  await permissions.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  // Now more than the role brings: disabling is for those who manage users.
  await actions.click();
  await expect(page.getByRole('menuitem', { name: /^Disable…/ })).toBeDisabled();
  await page.getByRole('menuitem', { name: 'Permissions…' }).click();
  await permissions.getByRole('checkbox', { name: /^Be assigned work orders/ }).uncheck();
  await permissions.getByRole('button', { name: 'Save' }).click();
  await expect(permissions).toBeHidden();

  await row.getByRole('checkbox', { name: `Select Sam ${lastName}` }).check();
  const bar = page.getByRole('region', { name: 'Selected people' });
  await bar.getByRole('button', { name: 'Boards…' }).click();
  const boards = page.getByRole('dialog', { name: `Sam ${lastName}'s boards` });
  await boards.getByRole('checkbox', { name: 'Playgrounds' }).check();
  await atPhone(page);
  await expectAccessible(page);
  await screenshotTo('workOrderUsers-boards-phone');
  await atDesktop(page);
  await boards.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Playgrounds');
  await expect(bar).toBeHidden();

  await actions.click();
  await page.getByRole('menuitem', { name: 'Disable…' }).click();
  const question = page.getByRole('dialog', { name: `Disable Sam ${lastName}?` });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('User Successfully Disabled')).toBeVisible();
  await expect(page.getByText('No one matches your filters.')).toBeVisible();
});
