import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { rootRoute, type Decision } from '../../platform/navigation/rootRoute.ts';
import { authRoutes } from './authRoutes.ts';

/** What the page of an address reads from it. */
async function searchAt(address: string): Promise<unknown> {
  const router = createRouter({
    routeTree: rootRoute.addChildren(authRoutes),
    history: createMemoryHistory({ initialEntries: [address] }),
    context: { decide: (): Decision => ({ kind: 'show' }), fetchPages: () => null },
  });
  await router.load();
  return router.state.matches.at(-1)?.search;
}

it.each([
  ['/auth/signin?sso=noAccount&i=authTimeout', { sso: 'noAccount', i: 'authTimeout' }],
  ['/auth/signin?sso=x&i=x', { sso: undefined, i: undefined }],
  ['/auth/verify-email?oobCode=12345', { oobCode: undefined }],
  ['/auth/verify-email?oobCode=abc12', { oobCode: 'abc12' }],
  ['/auth/setup?token=12345', { token: undefined, first: undefined }],
])('%s is understood or left out', async (address, search) => {
  expect(await searchAt(address)).toEqual(search);
});
