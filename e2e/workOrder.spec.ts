// One work order on paper.
import { apiAs, someId } from './support/api.ts';
import { expect, expectAccessible, open, signIn, test } from './support/test.ts';
import { raiseWorkOrder } from './support/workOrders.ts';

test('the printed work order fits one letter page, however full it is', async ({ page, screenshotTo }) => {
  await signIn(page, 'principal');
  const api = await apiAs(page, 'principal');
  const { customFields } = await api.workOrders.getTasksSettings();
  const workOrderId = await raiseWorkOrder(api, {
    description: 'The door of the gym does not close, and the wind opens it at night. '.repeat(28),
    notes: 'The key is in the office.\n'.repeat(75),
    location: 'Gym, the second door on the north side, behind the bleachers. '.repeat(3),
    customFields: Object.fromEntries(customFields.map((field) => [field, 'Wide answer '.repeat(8)])),
  });
  for (let at = 1; at <= 10; at += 1) {
    const comment = `Visit ${at}: ${'the part is ordered, and the door is held with a chain. '.repeat(3)}`;
    await api.workOrders.addWorkOrderComment({ workOrderId, commentId: someId(), comment });
  }
  await open(page, `/tasks/print/${workOrderId}`);
  await expect(page.getByRole('img', { name: 'QR code that opens this work order' })).toBeVisible();
  await expectAccessible(page);
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await screenshotTo('workOrder-paper');
  // Nothing but the long texts is cut: what comes last ends on the sheet.
  const last = page.getByRole('article').getByText(/Visit 1:/);
  await expect(last).toBeVisible();
  const cut = () =>
    last.evaluate((one) => {
      const sheet = one.closest('article');
      if (sheet === null) throw new Error('the visit is on no sheet');
      return one.getBoundingClientRect().bottom - sheet.getBoundingClientRect().bottom;
    });
  await expect.poll(cut).toBeLessThanOrEqual(0);
});
