import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { BeginDialog } from './BeginDialog.tsx';

const security = { id: 'security000000000000', name: 'Site security', sections: 2, questions: 9 };
const clean = { id: 'clean000000000000000', name: 'Cleanliness', sections: 1, questions: 1 };
const mapleGrove = { id: 'mapleGrove0000000000', name: 'Maple Grove Middle' };
const principal = someone('principal');
const onClose = vi.fn<() => void>();

beforeEach(() => {
  onClose.mockClear();
  fakeApi({
    'schools.listSchoolNames': () => [oakHill, mapleGrove],
    'rubrics.listTemplates': () => ({ templates: [security, clean] }),
  });
});
afterEach(() => setManualOffline(false));

it('needs a school and a template', async () => {
  const user = await renderAs(
    someone('district_safety_coordinator'),
    <BeginDialog opening={{}} onClose={onClose} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Begin Assessment' }));
  expect(await screen.findAllByText('This field is required')).toHaveLength(2);
  expect(callsOf('assessments.createAssessment')).toEqual([]);
});

it('begins with the only school and the chosen template, and says why that failed', async () => {
  fakeApi({
    'assessments.createAssessment': () => {
      throw refusal(409, 'assessment.rubricNotOffered');
    },
  });
  const user = await renderAs(principal, <BeginDialog opening={{}} onClose={onClose} />);
  await user.click(await screen.findByRole('combobox', { name: 'Template' }));
  await user.click(await screen.findByRole('option', { name: 'Site security' }));
  expect(screen.getByText('2 sections, 9 questions')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Begin Assessment' }));
  await expect
    .poll(() => callsOf('assessments.createAssessment'))
    .toMatchObject([{ schoolId: oakHill.id, rubricId: security.id, createdByUserId: principal.id }]);
  expect(await screen.findByText(/couldn't be started|no longer offered/)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('says that nothing is offered, and that it needs a connection', async () => {
  fakeApi({ 'rubrics.listTemplates': () => ({ templates: [] }) });
  await renderAs(principal, <BeginDialog opening={{}} onClose={onClose} />);
  expect(await screen.findByText(/^No templates are enabled\./)).toBeTruthy();
  setManualOffline(true);
  expect(await screen.findByText('You need a connection to begin an assessment.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Begin Assessment' })).toBeNull();
});

it("begins on a school's page with that school", async () => {
  const staticData = { layout: 'default', titleKey: 'school' } as const;
  const root = createRootRoute({
    staticData,
    component: () => <BeginDialog opening={{}} onClose={onClose} />,
  });
  const schoolPage = createRoute({ getParentRoute: () => root, path: '/schools/$schoolId', staticData });
  const router = createRouter({
    routeTree: root.addChildren([schoolPage]),
    history: createMemoryHistory({ initialEntries: [`/schools/${mapleGrove.id}`] }),
  });
  await renderAs(someone('district_safety_coordinator'), <RouterProvider router={router} />);
  const school = await screen.findByRole<HTMLInputElement>('combobox', { name: 'School' });
  await expect.poll(() => school.value).toBe(mapleGrove.name);
});
