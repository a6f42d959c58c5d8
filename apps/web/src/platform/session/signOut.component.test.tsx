import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { callsOf, fakeApi } from '../../testing/fakeApi.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { signOut } from './signOut.ts';

it('asks before it signs out when the part that knows the unsent work does not come', async () => {
  vi.doMock('../outbox/index.ts', () => {
    throw new Error('no answer');
  });
  onTestFinished(() => {
    vi.doUnmock('../outbox/index.ts');
  });
  fakeApi({ 'users.signOut': () => ({ done: true }) });
  const user = await renderAs(someone('principal'), <p>page</p>);
  const signedOut = signOut();
  await user.click(await screen.findByRole('button', { name: 'Stay signed in' }));
  expect(await signedOut).toBe(false);
  expect(callsOf('users.signOut')).toEqual([]);
});
