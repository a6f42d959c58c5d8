import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { aListedAssessment } from '../../../testing/assessments.ts';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import type { AssessmentListFilter } from '../assessmentFilter.ts';
import { AssessmentTabs } from './AssessmentTabs.tsx';
import { useAssessmentList } from './useAssessmentList.ts';

const counts = { inprogress: 2, submitted: 7, deleted: 1 };
const none = { assessments: [], next: null, counts };

function Part({ filter }: Readonly<{ filter: AssessmentListFilter }>) {
  const filtering = { filter, setFilter: () => {}, clear: () => {}, count: filter.rubricIds?.length ?? 0 };
  return <AssessmentTabs filtering={filtering} listed={useAssessmentList(filter)} />;
}

beforeEach(() =>
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'assessments.listAssessedRubrics': () => ({ rubrics: [] }),
  }),
);
afterEach(() => setManualOffline(false));

it('cards show score, school and person, and lead to their page', async () => {
  const inWalk = aListedAssessment({ walkId: 'walk0000000000000000' });
  fakeApi({ 'assessments.listAssessments': () => ({ assessments: [inWalk], next: null, counts }) });
  await renderAs(someone('principal'), <Part filter={{ tab: 'submitted' }} />);
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Site security' }).getAttribute('href')).toBe(
    `/assessments/submitted/${inWalk.id}`,
  );
  expect(card.getByText(/50%/)).toBeTruthy();
  expect(await card.findByText('Oak Hill Elementary')).toBeTruthy();
  expect(card.getByText('Started by Sam Ortiz')).toBeTruthy();
  expect(card.getByText('In a walk')).toBeTruthy();
  expect(screen.getByRole('tab', { name: /Submitted/ }).textContent).toContain('7');
  expect(screen.queryByRole('tab', { name: /Deleted/ })).toBeNull();
  expect(callsOf('assessments.listAssessments')).toEqual([{ tab: 'submitted' }]);
});

it('managers have the deleted ones; others who ask for them see those in progress', async () => {
  fakeApi({ 'assessments.listAssessments': () => none });
  await renderAs(someone('district_safety_coordinator'), <Part filter={{ tab: 'deleted' }} />);
  expect(await screen.findByText('There are no deleted assessments.')).toBeTruthy();
});

it('an open one leads to its form; an empty list says why', async () => {
  fakeApi({ 'assessments.listAssessments': () => none });
  await renderAs(someone('principal'), <Part filter={{ tab: 'deleted' }} />);
  expect(await screen.findByText('There are no assessments in progress.')).toBeTruthy();
});

const loadedBefore = 'You are offline. The list shows what was loaded before.';

it('says offline that it shows what was loaded before', async () => {
  fakeApi({ 'assessments.listAssessments': () => none });
  await renderAs(someone('principal'), <Part filter={{ tab: 'inprogress' }} />);
  await screen.findByText('There are no assessments in progress.');
  setManualOffline(true);
  expect(await screen.findByText(loadedBefore)).toBeTruthy();
});

it('says offline only that it is not there, if nothing was loaded', async () => {
  fakeApi({
    'assessments.listAssessments': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  setManualOffline(true);
  await renderAs(someone('principal'), <Part filter={{ tab: 'inprogress' }} />);
  expect(await screen.findByText('Not available offline')).toBeTruthy();
  expect(screen.queryByText(loadedBefore)).toBeNull();
});
