import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { captureInstallPrompt } from '../../platform/install/installPrompt.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { InstallOffer } from './InstallOffer.tsx';

const title = 'Install SchoolDog on this phone?';
const browser = new EventTarget();

/** A screen of this width, touched with a finger or not, in a tab or as the installed app. */
function onScreen({ isPhone = true, isTouched = true, isInstalled = false } = {}) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const holds = query.includes('max-width') ? isPhone : query.includes('coarse') ? isTouched : isInstalled;
    return Object.assign(new EventTarget(), {
      matches: holds,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  });
}

async function afterAWhile(path = '/dashboard'): Promise<void> {
  await renderAs(someone('principal'), <InstallOffer />, path);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
}

function offerFromBrowser(outcome: 'accepted' | 'dismissed') {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve());
  browser.dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }));
  return prompt;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  captureInstallPrompt(browser);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('shows the steps where the browser cannot install the app', async () => {
  onScreen();
  await afterAWhile();
  await screen.findByRole('dialog', { name: title });
  act(() => screen.getByRole('button', { name: 'Show me how' }).click());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(localStorage.getItem('schooldog.installAnswer')).toBe('shown');
});

it('is made once on a phone, and the answer is remembered', async () => {
  onScreen();
  const prompt = offerFromBrowser('dismissed');
  await afterAWhile();
  await screen.findByRole('dialog', { name: title });
  act(() => screen.getByRole('button', { name: 'Install' }).click());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(prompt).toHaveBeenCalledOnce();

  cleanup();
  offerFromBrowser('accepted');
  await afterAWhile();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['on a wide screen', () => onScreen({ isPhone: false }), '/dashboard'],
  ['in a narrow window of a computer', () => onScreen({ isTouched: false }), '/dashboard'],
  ['in the installed app', () => onScreen({ isInstalled: true }), '/dashboard'],
  ['in the middle of other work', () => onScreen(), '/entries'],
])('is not made %s', async (_where, arrange, path) => {
  arrange();
  await afterAWhile(path);
  expect(screen.queryByRole('dialog')).toBeNull();
});
