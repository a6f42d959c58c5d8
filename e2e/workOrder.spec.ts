// One work order from raised to reopened, in the hands of four people.
import type { Page } from '@playwright/test';
import { approvalMerge } from '@schooldog/domain/workOrders';
import { type Api, apiAs, someId } from './support/api.ts';
import { elsewhere } from './support/elsewhere.ts';
import { atPhone, desktop, inTheme } from './support/screen.ts';
import { expect, expectAccessible, signIn, test } from './support/test.ts';

test('a work order is raised, approved, assigned, done, and reopened', async ({
  page,
  browser,
  screenshotTo,
}) => {
  const supervisor = await apiAs(page, 'maintenance_supervisor');
  await setApproval(supervisor, true);
  const submitter = await apiAs(page, 'work_order_submitter');
  const taskId = await raise(submitter);
  await setApproval(supervisor, false);
  const open = (other: Page) => other.goto(`/tasks/task/${taskId}`);

  await test.step('the principal approves and assigns', async () => {
    await signIn(page, 'principal');
    await open(page);
    await expect(page.getByRole('button', { name: 'AWAITING APPROVAL' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    const approval = page.getByRole('dialog', { name: 'Approve work order' });
    await expectAccessible(page);
    await approval.getByRole('textbox', { name: 'Comment (optional)' }).fill('Please do it this week.');
    await approval.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByText('Work order approved')).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Assign staff' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign staff' });
    const technician = await nameOf(await apiAs(page, 'maintenance_staff'));
    await dialog.getByRole('combobox', { name: 'Assigned staff' }).fill(technician);
    await page.getByRole('option', { name: technician }).click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('User assigned to work order')).toBeVisible();
  });

  await test.step('the technician starts, comments and completes', async () => {
    const technician = await elsewhere(browser, 'maintenance_staff', { viewport: desktop });
    await open(technician);
    await changeStatus(technician, 'STARTED');
    const comment = technician.getByRole('textbox', { name: 'Comment', exact: true });
    await comment.fill('The part is here.');
    await comment.press('Enter');
    await expect(technician.getByText('The part is here.')).toBeVisible();
    // Whoever else has the page open sees it without reloading.
    await expect(page.getByText('The part is here.')).toBeVisible();
    await changeStatus(technician, 'COMPLETE');
    await expect(page.getByRole('button', { name: 'COMPLETE' })).toBeVisible();
  });

  await test.step('its creator reopens it', async () => {
    await signIn(page, 'work_order_submitter');
    await open(page);
    await page.getByRole('button', { name: 'Reopen' }).click();
    const question = page.getByRole('dialog', { name: 'Reopen Task?' });
    await question.getByRole('textbox').fill('It is loose again.');
    await question.getByRole('button', { name: 'Reopen' }).click();
    await expect(page.getByText('Work order status updated')).toBeVisible();
    await expect(page.getByRole('button', { name: 'STARTED' })).toBeVisible();
    await expect(page.getByText('It is loose again.')).toBeVisible();
    await page.getByRole('button', { name: /^View \d+ more$/ }).click();
    await expect(page.getByText('Please do it this week.')).toBeVisible();
    await screenshotTo('workOrder-wide');
    await inTheme(page, 'dark');
    await expectAccessible(page);
    await screenshotTo('workOrder-dark');
    await atPhone(page);
    await screenshotTo('workOrder-phone');
  });

  const { statusHistory } = await submitter.workOrders.getWorkOrder({ workOrderId: taskId });
  expect(statusHistory.map(({ toStatus }) => toStatus)).toEqual([
    'AwaitingApproval',
    'New',
    'Started',
    'Complete',
    'Started',
  ]);
});

test('the printed work order fits one letter page', async ({ page, screenshotTo }) => {
  await signIn(page, 'work_order_submitter');
  const taskId = await raise(await apiAs(page, 'work_order_submitter'), {
    description: 'The door of the gym does not close, and the wind opens it at night. '.repeat(25),
    notes: 'The key is in the office.\n'.repeat(30),
  });
  await page.goto(`/tasks/print/${taskId}`);
  await expect(page.getByRole('img', { name: 'QR code that opens this work order' })).toBeVisible();
  await expectAccessible(page);
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await screenshotTo('workOrder-paper');
});

async function changeStatus(page: Page, status: string): Promise<void> {
  await page.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change status' });
  await dialog.getByRole('radio', { name: status }).check();
  await dialog.getByRole('button', { name: 'Update status' }).click();
  await expect(page.getByRole('button', { name: status })).toBeVisible();
}

async function setApproval(api: Api, isOn: boolean): Promise<void> {
  const { isApprovalWorkflowEnabled, approvalWorkflow } = await api.workOrders.getTasksSettings();
  const seen = { isApprovalWorkflowEnabled, allowedApproverType: approvalWorkflow.allowedApproverType };
  const edit = approvalMerge.compare(seen, { ...seen, isApprovalWorkflowEnabled: isOn });
  await api.workOrders.saveApprovalWorkflow({ edit });
}

async function raise(api: Api, facts: Readonly<{ description?: string; notes?: string }> = {}) {
  const { user } = await api.users.getSession();
  const workOrderId = someId();
  await api.workOrders.createWorkOrder({
    workOrderId,
    schoolId: user?.roleSchoolIds[0] ?? '',
    timestamp: new Date().toISOString(),
    workOrder: {
      description: 'The latch of the door is loose.',
      priority: 'High',
      boardId: null,
      assignedUserIds: [],
      location: 'Gym',
      locationDataProfileId: null,
      locationDataProfileOptionId: null,
      dueDate: null,
      scheduledStartDate: null,
      notes: '',
      customFields: {},
      imageIds: [],
      ...facts,
    },
    attachments: [],
    entryId: null,
  });
  return workOrderId;
}

async function nameOf(api: Api): Promise<string> {
  const { user } = await api.users.getSession();
  return `${user?.firstName} ${user?.lastName}`;
}
