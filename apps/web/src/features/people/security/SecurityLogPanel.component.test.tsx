import type { SecurityEvent } from '@schooldog/contract/people';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { atAddress } from '../../../testing/atAddress.tsx';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { SecurityLogPanel } from './SecurityLogPanel.tsx';

const signedIn: SecurityEvent = {
  id: 'event000000000000000',
  time: '2026-10-05T14:30:00.000Z',
  kind: 'signedIn',
  userId: 'miaAlvarez0000000000',
  userName: 'Mia Alvarez',
  byUserId: null,
  byUserName: null,
  address: '10.0.0.1',
  userAgent: '',
  detail: {},
};
const rejected: SecurityEvent = { ...signedIn, id: 'event000000000000001', kind: 'signInRefused' };

const events = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows sign-ins, found by event', async () => {
  fakeApi({
    'schools.listSchoolNames': () => [],
    'users.findPeople': () => ({ people: [], more: false }),
    'users.listSecurityEvents': ({ kinds }) => ({
      events: [signedIn, rejected].filter(({ kind }) => kinds?.includes(kind) ?? true),
      next: null,
    }),
  });
  const { element, address } = atAddress('/admin/schooldog?tab=security', <SecurityLogPanel />);
  const user = await renderAs(someone('educator', { isSchoolDogStaff: true }), element);
  await screen.findByText('Signed in');
  await user.click(screen.getByRole('combobox', { name: 'Events' }));
  await user.click(await screen.findByRole('option', { name: 'Sign-in rejected' }));
  await waitFor(() => expect(events()).toEqual([expect.stringContaining('Sign-in rejected · Mia Alvarez')]));
  expect(address()).toContain('tab=security');
  expect(callsOf('users.listSecurityEvents')).toEqual([
    expect.not.objectContaining({ kinds: expect.anything() }),
    expect.objectContaining({ kinds: ['signInRefused'] }),
  ]);
});
