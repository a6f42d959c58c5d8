import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { type PlanSchoolFilter, planSchoolFilter } from '../eopFilter.ts';
import { SchoolList } from './SchoolsPage.tsx';

const mapleGrove = { id: 'mapleGrove0000000000', name: 'Maple Grove Middle' };
const nothing = { completed: 0, total: 0, overdue: 0, dueSoon: 0, rosterGaps: 0 };
const all = [
  { schoolId: oakHill.id, completed: 9, total: 12, overdue: 3, dueSoon: 1, rosterGaps: 2 },
  { ...nothing, schoolId: mapleGrove.id },
];

beforeEach(() => fakeApi({ 'schools.listSchoolNames': () => [oakHill, mapleGrove] }));

const show = (filter: PlanSchoolFilter = {}, plans = all) =>
  renderAs(
    someone('district_safety_coordinator'),
    <SchoolList all={plans} filtering={{ filter, setFilter: () => {}, clear: () => {}, count: 1 }} />,
  );

it('shows by name how far each plan is certified, and what it lacks', async () => {
  await show();
  await screen.findByText('Oak Hill Elementary');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Maple Grove Middle', `/eop/${mapleGrove.id}`],
    ['Oak Hill Elementary', `/eop/${oakHill.id}`],
  ]);
  const [maple, oak] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(maple).toContain('No components');
  expect(oak).toMatch(/9\/12 certified.*3 overdue.*1 due soon.*2 role gaps/);
  expect(screen.getByRole('progressbar', { name: '9/12 certified' })).toBeTruthy();
});

it('finds schools by name', async () => {
  await show({ find: 'oak' });
  expect(await screen.findByText('Oak Hill Elementary')).toBeTruthy();
  expect(screen.queryByText('Maple Grove Middle')).toBeNull();
});

const overdueAt = (schoolId: string) => ({ ...nothing, schoolId, total: 12, overdue: 1 });
const dueSoonAt = (schoolId: string) => ({ ...nothing, schoolId, total: 12, dueSoon: 1 });

it.each([
  ['overdue', oakHill],
  ['dueSoon', mapleGrove],
] as const)('shows the schools with something %s, whose plans open likewise', async (state, school) => {
  const filter = planSchoolFilter.read(planSchoolFilter.write({ states: [state] }));
  await show(filter, [overdueAt(oakHill.id), dueSoonAt(mapleGrove.id)]);
  await screen.findByText(school.name);
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([school.name]);
  expect(links[0]?.getAttribute('href')).toBe(`/eop/${school.id}?states=${state}`);
});
