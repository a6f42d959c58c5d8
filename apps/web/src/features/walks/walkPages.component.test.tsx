import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import type { WalkStatus } from '@schooldog/domain/walks';
import { beforeEach, expect, it } from 'vitest';
import { api } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { fakeApi, refusal } from '../../testing/fakeApi.ts';
import { aWalk, oakHill, observation } from '../../testing/records.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { InProgressPage } from './inProgress/InProgressPage.tsx';
import { CompletePage } from './outcome/CompletePage.tsx';
import { ReviewPage } from './outcome/ReviewPage.tsx';

const walk = aWalk();
const pages = { inprogress: InProgressPage, review: ReviewPage, complete: CompletePage };
const addressOf = (status: WalkStatus) => `/walks/walk/${walk.id}/${status}`;

beforeEach(() => {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getObservationSettings': () => observation,
    'assessments.listWalkAssessments': () => ({ assessments: [] }),
  });
});

/** Only the page of that status; where it leads shows nothing. */
async function open(status: WalkStatus): Promise<AnyRouter> {
  const root = createRootRoute();
  const staticData = { layout: 'default', titleKey: 'walks' } as const;
  const page = createRoute({
    getParentRoute: () => root,
    path: `/walks/walk/$walkId/${status}`,
    staticData,
    component: pages[status],
  });
  const other = createRoute({ getParentRoute: () => root, path: '$', staticData, component: () => null });
  const history = createMemoryHistory({ initialEntries: [addressOf(status)] });
  const router = createRouter({ routeTree: root.addChildren([page, other]), history });
  await renderAs(someone('principal'), <RouterProvider<AnyRouter> router={router} />);
  return router;
}

const hasStatus = (status: WalkStatus) => ({
  ...aWalk({ status }),
  entries: [],
  submissionNames: [],
});

it.each(['inprogress', 'review', 'complete'] as const)(
  'the page "%s" of a walk that does not exist leads to the list',
  async (status) => {
    fakeApi({ 'walks.getWalk': () => Promise.reject(refusal(404, 'walk.notFound')) });
    const router = await open(status);
    await expect.poll(() => router.state.location.pathname).toBe('/walks');
  },
);

it.each([
  ['inprogress', 'complete'],
  ['complete', 'review'],
  ['review', 'inprogress'],
] as const)('the page "%s" of a walk that is at "%s" leads there', async (shown, status) => {
  fakeApi({ 'walks.getWalk': () => hasStatus(status) });
  const router = await open(shown);
  await expect.poll(() => router.state.location.pathname).toBe(addressOf(status));
});

it('a walk that is gone while it is open says so', async () => {
  fakeApi({ 'walks.getWalk': () => hasStatus('complete') });
  const router = await open('complete');
  await screen.findByRole('heading', { level: 1 });
  fakeApi({ 'walks.getWalk': () => Promise.reject(refusal(404, 'walk.notFound')) });
  await act(() => queryClient.invalidateQueries({ queryKey: api.walks.getWalk.key() }));
  expect(await screen.findByRole('heading', { name: 'This walk is no longer available' })).toBeTruthy();
  expect(router.state.location.pathname).toBe(addressOf('complete'));
});
