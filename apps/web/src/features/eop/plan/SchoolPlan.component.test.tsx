import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aListedComponent } from '../../../testing/eop.ts';
import { fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { SchoolPlan } from './SchoolPlan.tsx';

const unfiltered = { filter: {}, setFilter: () => undefined, clear: () => undefined, count: 0 };

beforeEach(() => fakeApi({ 'schools.listSchoolNames': () => [oakHill] }));

const show = (schoolId: string) =>
  renderAs(someone('district_safety_coordinator'), <SchoolPlan schoolId={schoolId} filtering={unfiltered} />);

it('shows the plan of the school, with what can be done to it', async () => {
  fakeApi({
    'eop.listComponents': () => ({
      components: [aListedComponent()],
      hasDefaultPlan: true,
      isSchoolArchived: false,
      rosterGaps: [],
    }),
  });
  await show(oakHill.id);
  expect(await screen.findByRole('link', { name: 'Evacuation' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: /Oak Hill Elementary/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add component' })).toBeTruthy();
});

it('says that there is no such school, instead of blaming the connection', async () => {
  fakeApi({
    'eop.listComponents': () => {
      throw refusal(404, 'school.notFound');
    },
  });
  await show('noSuchSchool00000000');
  expect(await screen.findByText('School not found')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Responder links')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Emergency Operations Plans' })).toBeTruthy();
});
