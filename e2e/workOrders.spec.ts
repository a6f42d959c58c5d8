// One work order from raised to reopened, in the hands of four people, with what they are mailed about it.
import type { Browser, Locator, Page } from '@playwright/test';
import { communicationKinds, defaultCommunicationPreferences } from '@schooldog/domain/notifications';
import { atSchools } from '@schooldog/domain/permissions';
import { aNewcomer } from './support/accounts.ts';
import { startAction } from './support/actions.ts';
import { type Api, apiAs, apiOf, someId } from './support/api.ts';
import { choosePicture } from './support/choosePicture.ts';
import { elsewhere } from './support/elsewhere.ts';
import { ownName } from './support/people.ts';
import { atPhone, desktop, inTheme } from './support/screen.ts';
import {
  closeOfflineDialog,
  demoAddress,
  expect,
  expectAccessible,
  keepsTheApp,
  signIn,
  test,
  untilCached,
} from './support/test.ts';
import { changeStatus, mailsAbout } from './support/workOrders.ts';

test.use(keepsTheApp);

const wantsNothing = {
  ...defaultCommunicationPreferences(),
  ...Object.fromEntries(communicationKinds.map((kind) => [kind, false])),
};

test('an order raised offline is approved, assigned, done and reopened; each mail goes out once', async ({
  page,
  browser,
  screenshotTo,
}) => {
  const description = `The latch of the gym door is loose ${someId()}`;
  const workOrderId = await test.step('the submitter raises it offline, with five photos', () =>
    raiseOffline(page, description));
  const submitter = await apiAs(page, 'work_order_submitter');
  const { schoolId, imageIds } = await submitter.workOrders.getWorkOrder({ workOrderId });
  expect(imageIds).toHaveLength(5);

  const [quiet, curious] = [ownName(), ownName()];
  const technicianWith = (lastName: string, communicationPreferences: typeof wantsNothing) =>
    aNewcomer(page, {
      role: 'maintenance_staff',
      lastName,
      communicationPreferences,
      isDistrictLevel: false,
      roleSchoolIds: [schoolId],
      permissions: { 'be proposed tasks': atSchools([schoolId]) },
    });
  const { email: quietEmail } = await technicianWith(quiet, wantsNothing);
  const { email: curiousEmail } = await technicianWith(curious, { ...wantsNothing, taskCompleted: true });

  const principal = await elsewhere(browser, 'principal', { viewport: desktop });
  await test.step('the principal approves and assigns', async () => {
    await principal.goto(`/tasks/task/${workOrderId}`);
    await approve(principal);
    await assign(principal, [await lastNameOf(await apiAs(page, 'maintenance_staff')), quiet, curious]);
  });

  await test.step('the technician starts, comments and completes', async () => {
    const technician = await elsewhere(browser, 'maintenance_staff', { viewport: desktop });
    await technician.goto(`/tasks/task/${workOrderId}`);
    await changeStatus(technician, 'STARTED');
    const comment = technician.getByRole('textbox', { name: 'Comment', exact: true });
    await comment.fill('The part is here.');
    await comment.press('Enter');
    await expect(technician.getByText('The part is here.')).toBeVisible();
    // Whoever else has the page open sees it without reloading.
    await expect(principal.getByText('The part is here.')).toBeVisible();
    await changeStatus(technician, 'COMPLETE');
    await expect(principal.getByRole('button', { name: 'COMPLETE' })).toBeVisible();
  });

  await test.step('the supervisor reopens it', async () => {
    await signIn(page, 'maintenance_supervisor');
    await page.goto(`/tasks/task/${workOrderId}`);
    await page.getByRole('button', { name: 'Reopen' }).click();
    const question = page.getByRole('dialog', { name: 'Reopen Task?' });
    await question.getByRole('textbox').fill('It is loose again.');
    await question.getByRole('button', { name: 'Reopen' }).click();
    await expect(page.getByText('Work order status updated')).toBeVisible();
    await expect(page.getByRole('button', { name: 'STARTED' })).toBeVisible();
    await page.getByRole('button', { name: /^View \d+ more$/ }).click();
    await expect(page.getByText('Please do it this week.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Open photo \d of 5/ })).toHaveCount(5);
    await screenshotTo('workOrder-wide');
    await inTheme(page, 'dark');
    await expectAccessible(page);
    await atPhone(page);
    await screenshotTo('workOrder-phone-dark');
  });

  const { statusHistory } = await submitter.workOrders.getWorkOrder({ workOrderId });
  expect(statusHistory.map(({ toStatus }) => toStatus)).toEqual([
    'AwaitingApproval',
    'New',
    'Started',
    'Complete',
    'Started',
  ]);
  // The minute in which mails are collected is time for two people who edit.
  await test.step('two people edit it at once', () => editTogether({ browser, principal, workOrderId }));

  await test.step('everybody got what they asked for, once', async () => {
    const staff = await apiAs(page, 'staff');
    const creator = demoAddress('work_order_submitter');
    const technician = demoAddress('maintenance_staff');
    const recipients = async () =>
      (await mailsAbout(staff, workOrderId)).map(({ recipient }) => recipient).toSorted();
    await expect.poll(recipients).toEqual(expect.arrayContaining([creator, technician, curiousEmail]));
    const mails = await mailsAbout(staff, workOrderId);
    const names = mails.map(({ recipient }) => recipient);
    expect(names).toHaveLength(new Set(names).size);
    expect(names).not.toContain(quietEmail);
    expect(names).not.toContain(demoAddress('principal'));
    const mailTo = (address: string) => mails.find(({ recipient }) => recipient === address);
    expect(mailTo(technician)?.subject).toContain('was assigned to you');
    expect(mailTo(curiousEmail)?.subject).toContain('is complete');
    expect(mailTo(curiousEmail)?.text).not.toContain('The part is here.');
    const summary = mailTo(creator);
    expect(summary?.subject).toContain('is complete');
    for (const said of ['approved it', 'Please do it this week.', 'The part is here.', 'completed it'])
      expect(summary?.text).toContain(said);
  });
});

/** Returns its id once the server has it. */
async function raiseOffline(page: Page, description: string): Promise<string> {
  await signIn(page, 'work_order_submitter');
  await page.goto('/tasks');
  await untilCached(page);
  // Opened once, so that the lists of the form are on the device.
  const warm = await openForm(page);
  await warm.getByRole('button', { name: 'Cancel' }).click();
  await page.context().setOffline(true);
  await closeOfflineDialog(page);
  const dialog = await openForm(page);
  await dialog.getByRole('textbox', { name: 'Description' }).fill(description);
  for (const at of [1, 2, 3, 4, 5]) {
    await choosePicture(page, dialog, `photo-${at}.gif`);
    await expect(dialog.getByRole('img', { name: `Photo ${at}` })).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Create Work Order' }).click();
  const done = page.getByRole('status').filter({ hasText: 'submitted for approval successfully' });
  await done.getByRole('button', { name: 'View' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The latch of the gym door');
  await expect(page.getByText('Number follows when sent')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Open photo \d of 5/ })).toHaveCount(5);
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(page.getByText(/^#\d+$/)).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function openForm(page: Page): Promise<Locator> {
  await startAction(page, 'Create Work Order');
  const dialog = page.getByRole('dialog', { name: 'Create Work Order' });
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toBeVisible();
  return dialog;
}

async function approve(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'AWAITING APPROVAL' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const approval = page.getByRole('dialog', { name: 'Approve work order' });
  await expectAccessible(page);
  await approval.getByRole('textbox', { name: 'Comment (optional)' }).fill('Please do it this week.');
  await approval.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Work order approved')).toBeVisible();
}

async function assign(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Assign staff' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign staff' });
  for (const name of names) {
    await dialog.getByRole('combobox', { name: 'Assigned staff' }).fill(name);
    await page.getByRole('option', { name }).click();
  }
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User assigned to work order')).toBeVisible();
}

async function lastNameOf(api: Api): Promise<string> {
  const { user } = await api.users.getSession();
  return user?.lastName ?? '';
}

type Editing = Readonly<{ browser: Browser; principal: Page; workOrderId: string }>;

/** Different fields merge, and the same text is shown to the later one with both versions. */
async function editTogether({ browser, principal, workOrderId }: Editing): Promise<void> {
  const supervisor = await elsewhere(browser, 'maintenance_supervisor', { viewport: desktop });
  await supervisor.goto(`/tasks/task/${workOrderId}`);
  const [mine, theirs] = [await openEdit(principal), await openEdit(supervisor)];
  await mine.getByRole('textbox', { name: 'Notes' }).fill('Key at the office.');
  await theirs.getByRole('textbox', { name: 'Notes' }).fill('Key with the coach.');
  await theirs.getByRole('textbox', { name: 'Location' }).fill('Gym, north door');
  await theirs.getByRole('button', { name: 'Save changes' }).click();
  await expect(theirs).toBeHidden();

  const panel = mine.getByRole('region', { name: 'Someone else changed this too' });
  const notes = panel.getByRole('group', { name: 'Notes' });
  await expect(notes).toContainText('Key at the office.');
  await expect(notes).toContainText('Key with the coach.');
  // What only the other person changed is in the form already.
  await expect(mine.getByRole('textbox', { name: 'Location' })).toHaveValue('Gym, north door');
  await mine.getByRole('button', { name: 'Save changes' }).click();
  await expect(panel.getByRole('heading')).toBeFocused();
  await expectAccessible(principal);
  await notes.getByRole('button', { name: 'Keep both: Notes' }).click();
  await expect(panel).toBeHidden();
  await mine.getByRole('button', { name: 'Save changes' }).click();
  await expect(mine).toBeHidden();
  const saved = () => apiOf(principal).workOrders.getWorkOrder({ workOrderId });
  await expect.poll(async () => (await saved()).notes).toBe('Key with the coach.\nKey at the office.');
  expect((await saved()).location).toBe('Gym, north door');
}

async function openEdit(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit Work Order' });
  await expect(form.getByRole('textbox', { name: 'Notes' })).toBeVisible();
  return form;
}
