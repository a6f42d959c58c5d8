import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BackLink } from './BackLink.tsx';
import { rememberVisits } from './visitedLists.ts';

const staticData = { layout: 'default', titleKey: 'entries' } as const;

function open(path: string) {
  const root = createRootRoute();
  const list = createRoute({ getParentRoute: () => root, path: '/entries', staticData });
  const record = createRoute({
    getParentRoute: () => root,
    path: '/entries/$entryId',
    staticData,
    component: () => <BackLink way={{ to: '/entries' }}>Entries</BackLink>,
  });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: root.addChildren([list, record]), history });
  rememberVisits(router);
  render(<RouterProvider<AnyRouter> router={router} />);
  return (href: string) => act(() => router.navigate({ href }));
}

const target = async () => (await screen.findByRole('link', { name: 'Entries' })).getAttribute('href');

it('leads to the whole list for someone who was not there yet', async () => {
  open('/entries/e1');
  expect(await target()).toBe('/entries');
});

it('leads back to the list as it was left', async () => {
  const go = open('/entries');
  await go('/entries?entryTypes=concern');
  await go('/entries/e1');
  expect(await target()).toBe('/entries?entryTypes=concern');
  await go('/entries');
  await go('/entries/e1');
  expect(await target()).toBe('/entries');
});
