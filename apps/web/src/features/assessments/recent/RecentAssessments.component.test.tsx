import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aListedAssessment } from '../../../testing/assessments.ts';
import { everythingIsNear } from '../../../testing/everythingIsNear.ts';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { RecentAssessments } from './RecentAssessments.tsx';

const mapleGrove = { id: 'mapleGrove0000000000', name: 'Maple Grove Middle' };
const listed = (count: number) =>
  Array.from({ length: count }, (_, at) => aListedAssessment({ id: `listed${at}`.padEnd(20, '0') }));

beforeEach(() => {
  everythingIsNear();
  fakeApi({ 'schools.listSchoolNames': () => [oakHill, mapleGrove] });
});

it('shows the last four of the only school, and all of them in a dialog', async () => {
  fakeApi({
    'assessments.listRecentAssessments': ({ isAll }) => ({
      assessments: listed(isAll === true ? 10 : 4),
      next: 'more',
    }),
  });
  const user = await renderAs(someone('principal'), <RecentAssessments />);
  expect(await screen.findAllByRole('link', { name: 'Site security' })).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'View all' }));
  expect(await screen.findByRole('button', { name: 'Load More' })).toBeTruthy();
  expect(callsOf('assessments.listRecentAssessments')).toMatchObject([
    { schoolId: oakHill.id },
    { schoolId: oakHill.id, isAll: true },
  ]);
});

it('says when there are none', async () => {
  fakeApi({ 'assessments.listRecentAssessments': () => ({ assessments: [], next: null }) });
  await renderAs(someone('principal'), <RecentAssessments />);
  expect(await screen.findByText('There are no recent assessments for this school.')).toBeTruthy();
});

it('asks for a school where there are several', async () => {
  await renderAs(someone('district_safety_coordinator'), <RecentAssessments />);
  expect(await screen.findByText('Please select a school to view recent assessments.')).toBeTruthy();
});
