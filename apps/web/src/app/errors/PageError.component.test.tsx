// A page whose code does not come: the person gets a way out, and the page once the network is back.
import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileTimeout, loadFiles } from '../../platform/lazyParts/loadFiles.ts';
import { scripts } from '../../platform/lazyParts/scripts.ts';
import { theme } from '../../ui/theme.ts';
import { PagePending } from '../loading/PagePending.tsx';
import { PageError } from './PageError.tsx';

const answers = vi.fn<() => Promise<Response>>();
const giveUp = new AbortController();

beforeEach(() => {
  vi.spyOn(scripts, 'run').mockResolvedValue(undefined);
  answers.mockReset().mockImplementation(async () => new Response('the code'));
  vi.stubGlobal('fetch', answers);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(giveUp.signal);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A file that came is there for all tests, so each has its own. */
function open(file: string) {
  const rootRoute = createRootRoute();
  const load = () => Promise.resolve({ Walks: () => <h1>Walks</h1> });
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    staticData: { layout: 'default', titleKey: 'dashboard' },
    component: lazyRouteComponent(() => loadFiles(load, [file]), 'Walks'),
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([route]),
    history: createMemoryHistory(),
    defaultPendingMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
  });
  render(
    <MantineProvider theme={theme} env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return router;
}

/** Until the test says that the network is back. */
function loseNetwork() {
  answers.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  return () => answers.mockImplementation(async () => new Response('the code'));
}

it('a page whose code hangs is given up after two minutes, with Reload, and opens with the network', async () => {
  const bringBack = loseNetwork();
  answers.mockImplementationOnce(async () => {
    await new Promise((resolve) => giveUp.signal.addEventListener('abort', resolve));
    throw new DOMException('too long', 'TimeoutError');
  });
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const router = open('assets/WalksPage.js');
  await vi.waitFor(() => expect(AbortSignal.timeout).toHaveBeenCalledWith(fileTimeout));
  expect(screen.queryByRole('alert')).toBeNull();

  act(() => giveUp.abort());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain("This page isn't on your device yet");
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();

  bringBack();
  await act(() => router.invalidate());
  expect(await screen.findByRole('heading', { name: 'Walks' })).toBeTruthy();
});

it.each([
  ['when the browser is online again', 'Noticed', () => void window.dispatchEvent(new Event('online'))],
  ['after a pause, though the browser never noticed the loss', 'Unnoticed', () => undefined],
])('a page whose code did not come opens without a hand %s', async (_when, file, notice) => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const bringBack = loseNetwork();
  open(`assets/${file}.js`);
  await screen.findByRole('alert');
  await vi.waitFor(() => expect(answers.mock.calls.length).toBeGreaterThan(1));
  expect(screen.queryByRole('heading', { name: 'Walks' })).toBeNull();
  bringBack();
  act(notice);
  expect(await screen.findByRole('heading', { name: 'Walks' })).toBeTruthy();
});
