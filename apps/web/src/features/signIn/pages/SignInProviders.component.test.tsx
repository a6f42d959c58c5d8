import type { Session } from '@schooldog/contract/account';
import { appSettingsOf } from '@schooldog/domain/settings';
import { beforeTuesday, takesPlaceOnTuesday, tuesdayMorning } from '@schooldog/domain/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { cachedSession, storedSession } from '../../../platform/session/cachedSession.ts';
import { adoptSession, sessionStore, startFromDevice } from '../../../platform/session/session.ts';
import { canStartOffline } from '../../../platform/session/startOffline.ts';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { SignInProviders } from './SignInProviders.tsx';

takesPlaceOnTuesday();

const principal = someone('principal');
const session: Session = {
  user: principal,
  pending: null,
  app: appSettingsOf({}),
  signedInAt: tuesdayMorning.toISOString(),
  expiresAt: beforeTuesday(-3_600_000),
};

/** Their session is still on the device, and someone leaves for the provider. */
async function leave(): Promise<void> {
  fakeApi({ 'users.listSignInProviders': () => [{ id: 'google', name: 'Google' }] });
  const left = vi.spyOn(location, 'assign').mockReturnValue();
  const user = await renderAs(principal, <SignInProviders />);
  fakeApi({ 'users.getSession': () => session });
  await adoptSession();
  expect(canStartOffline()).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  await waitFor(() => expect(left).toHaveBeenCalledWith('/api/auth/sso/google'));
}

beforeEach(() => {
  vi.restoreAllMocks();
});

it('does not open as the person before when who came back from the provider is not known yet', async () => {
  await leave();
  expect(canStartOffline()).toBe(false);
  startFromDevice();
  expect(sessionStore.get().session).toBeNull();
  // Sealed, not lost: their work waits until the server has named who is there.
  expect(storedSession()?.user?.id).toBe(principal.id);
});

it('knows the person again who came back without signing in', async () => {
  await leave();
  const shown = new Event('pageshow');
  Object.assign(shown, { persisted: true });
  window.dispatchEvent(shown);
  await waitFor(() => expect(cachedSession()?.user?.id).toBe(principal.id));
});
