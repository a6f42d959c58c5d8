import { commentMerge } from '@schooldog/domain/workOrders';
import { cleanup, screen, within } from '@testing-library/react';
import type { DetailedWorkOrder } from '@schooldog/contract/workOrders';
import { describe, expect, it } from 'vitest';
import { withDatabase } from '../../../../platform/localDatabase/localDatabase.ts';
import { callsOf, fakeApi, refusal } from '../../../../testing/fakeApi.ts';
import { fill } from '../../../../testing/fill.ts';
import { somebodyElse } from '../../../../testing/records.ts';
import { renderAs } from '../../../../testing/renderAs.tsx';
import { someone } from '../../../../testing/someone.ts';
import { aWorkOrder } from '../../../../testing/workOrders.ts';
import { TimelineCard } from './TimelineCard.tsx';

const principal = someone('principal');
const queued = () => withDatabase(({ outbox }) => outbox.toArray());

function comment(number: number, facts: Partial<DetailedWorkOrder['comments'][number]> = {}) {
  return {
    id: `comment${number}`.padEnd(20, '0'),
    userId: somebodyElse.id,
    userName: somebodyElse.name,
    comment: `Comment ${number}`,
    timeCreated: `2026-10-05T14:0${number}:00.000Z`,
    timeEdited: null,
    ...facts,
  };
}

const card = (order: DetailedWorkOrder) => (
  <TimelineCard order={order} detail={order} toSend={{ comments: [] }} />
);
const shownComments = () => screen.queryAllByText(/^Comment \d/).map(({ textContent }) => textContent);

it('shows the four newest, and the rest on demand', async () => {
  const order = aWorkOrder({ comments: [1, 2, 3, 4, 5, 6].map((number) => comment(number)) });
  const user = await renderAs(principal, card(order));
  const more = await screen.findByRole('button', { name: 'View 2 more' });
  expect(shownComments()).toEqual(['Comment 6', 'Comment 5', 'Comment 4', 'Comment 3']);
  await user.click(more);
  expect(shownComments()).toHaveLength(6);
});

it('shows when a scheduled order begins', async () => {
  await renderAs(principal, card(aWorkOrder({ status: 'Scheduled', scheduledStartDate: '2026-12-01' })));
  expect(await screen.findByText('Scheduled for 12/1/2026')).toBeTruthy();
});

describe('the comment form', () => {
  it('sends with Enter, keeps new lines of Shift and Enter, and adds nothing empty', async () => {
    const order = aWorkOrder();
    const user = await renderAs(principal, card(order));
    const field = await screen.findByRole('textbox', { name: 'Comment' });
    await user.type(field, '   {Enter}');
    expect(await queued()).toEqual([]);
    await user.clear(field);
    await user.type(field, 'On my way.{Shift>}{Enter}{/Shift}Ten minutes.{Enter}');
    await expect.poll(queued).toHaveLength(1);
    expect((await queued())[0]).toMatchObject({
      procedure: 'workOrders.addWorkOrderComment',
      input: { workOrderId: order.id, comment: 'On my way.\nTen minutes.' },
      waitsFor: `workOrder:${order.id}`,
    });
    expect(field).toHaveProperty('value', '');
  });

  it('keeps what was typed for this order until it is sent', async () => {
    const drafts = () => withDatabase(({ records }) => records.where({ source: 'draft' }).toArray());
    const order = aWorkOrder();
    const user = await renderAs(principal, card(order));
    await fill(user, await screen.findByRole('textbox', { name: 'Comment' }), 'Needs a new latch');
    cleanup();
    await expect.poll(drafts).toMatchObject([{ value: 'Needs a new latch' }]);

    await renderAs(principal, card(order));
    const field = await screen.findByRole('textbox', { name: 'Comment' });
    await expect.poll(() => field).toHaveProperty('value', 'Needs a new latch');
    await user.type(field, '{Enter}');
    await expect.poll(queued).toHaveLength(1);
    await expect.poll(drafts).toEqual([]);
    cleanup();
    expect(await drafts()).toEqual([]);
  });

  it('takes 200 characters', async () => {
    const user = await renderAs(principal, card(aWorkOrder()));
    const field = await screen.findByRole('textbox', { name: 'Comment' });
    await user.click(field);
    await user.paste('x'.repeat(250));
    expect(field).toHaveProperty('value', 'x'.repeat(200));
  });
});

it('a comment that waits on this device is shown as such', async () => {
  const order = aWorkOrder();
  const toSend = { comments: [{ commentId: 'waiting0000000000000', comment: 'Comment 9' }] };
  await renderAs(principal, <TimelineCard order={order} detail={order} toSend={toSend} />);
  expect(await screen.findByText('Comment 9')).toBeTruthy();
  expect(screen.getByText('Waiting to send')).toBeTruthy();
});

describe('changing a comment', () => {
  const own = comment(1, { userId: principal.id, userName: 'Pat Lee' });
  const order = aWorkOrder({ comments: [own, comment(2)] });

  it('is for its author only, and an empty one cannot be saved', async () => {
    fakeApi({ 'workOrders.editWorkOrderComment': () => ({ done: true }) });
    const user = await renderAs(principal, card(order));
    const menus = await screen.findAllByRole('button', { name: 'Change comment' });
    expect(menus).toHaveLength(1);
    await user.click(menus[0] ?? document.body);
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit comment' }));
    const field = dialog.getByRole('textbox', { name: 'Comment' });
    await user.clear(field);
    expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    await fill(user, field, 'Better.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(callsOf('workOrders.editWorkOrderComment')).toEqual([
      { workOrderId: order.id, commentId: own.id, edit: { comment: { from: own.comment, to: 'Better.' } } },
    ]);
  });

  it('shows what its author wrote on another device, and asks', async () => {
    const present = { comment: 'From my phone.' };
    fakeApi({
      'workOrders.editWorkOrderComment': ({ edit }) => {
        const { conflicts } = commentMerge.apply(present, edit);
        if (conflicts.length > 0) throw refusal(409, 'record.conflict', { present, conflicts });
        return { done: true };
      },
    });
    const user = await renderAs(principal, card(order));
    await user.click(await screen.findByRole('button', { name: 'Change comment' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit comment' }));
    await user.type(dialog.getByRole('textbox', { name: 'Comment' }), '!');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('From my phone.')).toBeTruthy();
    await user.click(dialog.getByLabelText(/^Keep mine/));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => callsOf('workOrders.editWorkOrderComment')[1])
      .toMatchObject({ edit: { comment: { from: 'From my phone.', to: `${own.comment}!` } } });
  });

  it('asks before it deletes', async () => {
    fakeApi({ 'workOrders.deleteWorkOrderComment': () => ({ done: true }) });
    const user = await renderAs(principal, card(order));
    await user.click(await screen.findByRole('button', { name: 'Change comment' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this comment?' }));
    expect(callsOf('workOrders.deleteWorkOrderComment')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(callsOf('workOrders.deleteWorkOrderComment')).toEqual([
      { workOrderId: order.id, commentId: own.id },
    ]);
  });
});
