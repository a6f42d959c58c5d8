// Work orders for scenarios.
import { expect, type Page } from '@playwright/test';
import { type Api, someId } from './api.ts';
import { now } from './clock.ts';

type NewOrder = Parameters<Api['workOrders']['createWorkOrder']>[0]['workOrder'];

/** At the first school of the person who raises it. */
export async function raiseWorkOrder(api: Api, facts: Partial<NewOrder> = {}): Promise<string> {
  const { user } = await api.users.getSession();
  const workOrderId = someId();
  await api.workOrders.createWorkOrder({
    workOrderId,
    schoolId: user?.roleSchoolIds[0] ?? '',
    timestamp: now(),
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

export async function changeStatus(page: Page, status: string): Promise<void> {
  await page.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change status' });
  await dialog.getByRole('radio', { name: status }).check();
  await dialog.getByRole('button', { name: 'Update status' }).click();
  await expect(page.getByRole('button', { name: status })).toBeVisible();
}

/** Every mail about the order, as provider staff read them. */
export async function mailsAbout(staff: Api, workOrderId: string) {
  const { messages } = await staff.notifications.listMessages({ channel: 'mail' });
  return messages.filter(({ text }) => text.includes(`/tasks/task/${workOrderId}`));
}
