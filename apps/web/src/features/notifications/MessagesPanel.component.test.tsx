import type { Message } from '@schooldog/contract/notifications';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { callsOf, fakeApi } from '../../testing/fakeApi.ts';
import { atAddress } from '../../testing/atAddress.tsx';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { MessagesPanel } from './MessagesPanel.tsx';

const mia = {
  id: 'miaAlvarez0000000000',
  firstName: 'Mia',
  lastName: 'Alvarez',
  title: '',
  role: 'educator' as const,
  isDistrictUser: true,
  roleSchoolIds: [],
  isSchoolDogStaff: false,
  isDisabled: false,
};
const kept: Message = {
  id: 'message0000000000000',
  channel: 'mail',
  recipient: 'staff@demo.test',
  subject: 'Test message from SchoolDog',
  text: 'It works.',
  status: 'kept',
  tries: 0,
  lastError: null,
  timeCreated: '2026-10-05T14:30:00.000Z',
  timeSent: null,
};

beforeEach(() => {
  fakeApi({
    'schools.listSchoolNames': () => [],
    'users.findPeople': () => ({ people: [mia], more: false }),
    'notifications.listMessages': ({ channel, userIds }) => ({
      messages: channel === undefined && userIds === undefined ? [kept] : [],
      next: null,
    }),
  });
});

async function show(path = '/admin/schooldog?tab=messages') {
  const { element, address } = atAddress(path, <MessagesPanel />);
  return { address, user: await renderAs(someone('educator', { isSchoolDogStaff: true }), element) };
}

it('provider staff find stored messages by channel', async () => {
  const { user, address } = await show();
  await screen.findByText(/To staff@demo\.test/);
  expect(screen.getByText('Not sent')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'SMS' }));
  await screen.findByText('No messages match.');
  expect(screen.queryByText(/To staff@demo\.test/)).toBeNull();
  expect(address()).toContain('tab=messages&channel=sms');
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await screen.findByText(/To staff@demo\.test/);
});

it('provider staff find stored messages by person', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('combobox', { name: 'People' }));
  await user.click(await screen.findByRole('option', { name: /Alvarez$/ }));
  await screen.findByText('No messages match.');
  expect(callsOf('notifications.listMessages').at(-1)).toMatchObject({ userIds: [mia.id] });
});

it('asks for the days of the address', async () => {
  await show('/admin/schooldog?dateRange=2026-03-02,2026-03-13');
  await waitFor(() =>
    expect(callsOf('notifications.listMessages')).toEqual([
      expect.objectContaining({ from: '2026-03-02', to: '2026-03-13' }),
    ]),
  );
});
