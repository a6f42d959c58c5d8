import { Notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { fill } from '../../../testing/fill.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { SendByEmailDialog } from './SendByEmailDialog.tsx';

const componentId = 'evacuation0000000000';

async function begin(mayReachOutside = true) {
  const onClose = vi.fn<() => void>();
  const user = await renderAs(
    someone('principal'),
    <>
      <Notifications />
      <SendByEmailDialog
        componentId={componentId}
        name="Evacuation"
        mayReachOutside={mayReachOutside}
        onClose={onClose}
      />
    </>,
  );
  await screen.findByText(/their own link to the certified “Evacuation”/);
  return { user, onClose, send: screen.getByRole('button', { name: 'Send' }) };
}

it('needs a name and an address for every recipient', async () => {
  fakeApi({ 'responderLinks.shareEopComponentByEmail': () => ({ done: true }) });
  const { user, onClose, send } = await begin();
  await user.click(send);
  expect(screen.getByText('This field is required.')).toBeTruthy();
  expect(screen.getByText('Please enter a valid email.')).toBeTruthy();
  expect(callsOf('responderLinks.shareEopComponentByEmail')).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Add recipient' }));
  await user.click(screen.getByRole('button', { name: 'Remove recipient 2' }));
  await fill(user, screen.getByRole('textbox', { name: 'First name' }), 'Ana');
  await fill(user, screen.getByRole('textbox', { name: 'Email' }), 'ana@police.example');
  await fill(user, screen.getByRole('textbox', { name: 'Message' }), 'Please read.');
  await user.click(send);
  expect(await screen.findByText('Email sent successfully')).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
  expect(callsOf('responderLinks.shareEopComponentByEmail')).toEqual([
    {
      eopComponentId: componentId,
      emails: [{ email: 'ana@police.example', firstName: 'Ana' }],
      emailMessage: 'Please read.',
    },
  ]);
});

it('says why it was not sent, and whom people without the right to edit reach', async () => {
  const fail = (status: number, code: string) =>
    fakeApi({
      'responderLinks.shareEopComponentByEmail': () => {
        throw refusal(status, code);
      },
    });
  fail(500, 'server.fault');
  const { user, onClose, send } = await begin(false);
  expect(screen.getByText(/people in the district who can see this plan/)).toBeTruthy();
  await fill(user, screen.getByRole('textbox', { name: 'First name' }), 'Ana');
  await fill(user, screen.getByRole('textbox', { name: 'Email' }), 'ana@police.example');
  await user.click(send);
  expect(await screen.findByText('Error sending via email. Please try again later.')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
