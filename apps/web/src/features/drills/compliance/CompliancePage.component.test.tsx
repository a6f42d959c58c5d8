import { screen, within } from '@testing-library/react';
import { organizationOf } from '@schooldog/domain/settings';
import { beforeEach, expect, it } from 'vitest';
import { aRequirement, someDue } from '../../../testing/drillRules.ts';
import { callsOf, fakeApi, never } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { Compliance } from './CompliancePage.tsx';

const mapleGrove = { id: 'mapleGrove0000000000', name: 'Maple Grove Middle' };

beforeEach(() =>
  fakeApi({
    'schools.listSchoolNames': () => [oakHill, mapleGrove],
    'settings.getOrganization': () => organizationOf({}),
  }),
);

async function show(due = someDue(), role: 'principal' | 'district_safety_coordinator' = 'principal') {
  fakeApi({ 'drills.listDueDrills': () => due });
  return renderAs(someone(role), <Compliance chosenYear="2026-2027" onYear={() => {}} />);
}

it('shows each school and month by icon and text, and the drills behind it with their links', async () => {
  const user = await show(
    someDue({
      requirements: [
        aRequirement({ state: 'done', drill: { id: 'drill000000000000000', drillDate: '2026-10-05' } }),
        aRequirement({ state: 'late', ruleId: 'another', type: 'intruder', dueBy: '2026-10-01' }),
        aRequirement({ state: 'upcoming', from: '2026-11-01', dueBy: '2026-11-30' }),
      ],
      startNotSet: [mapleGrove.id],
    }),
  );
  const table = await screen.findByRole('table', { name: 'Required drills by school and month' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['School', 'Oct 2026', 'Nov 2026']);
  const maple = await within(table).findByRole('row', { name: /Maple Grove Middle/ });
  expect(maple.textContent).toContain('Start of school not set');
  const october = within(table).getByRole('button', {
    name: /^Oak Hill Elementary, October 2026: Late ?1 of 2 done$/,
  });
  await user.click(october);
  const dialog = await screen.findByRole('dialog', { name: 'Oak Hill Elementary · October 2026' });
  expect(
    within(dialog)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/drills/drill/drill000000000000000', `/drills/record?schoolId=${oakHill.id}&type=intruder`]);
  expect(within(dialog).getByText('Held on 10/05/2026')).toBeTruthy();
});

it('asks for the school year that is chosen', async () => {
  fakeApi({ 'drills.listDueDrills': () => someDue({ schoolYear: '2024-2025' }) });
  const chosen: string[] = [];
  const user = await renderAs(
    someone('principal'),
    <Compliance chosenYear="2024-2025" onYear={(schoolYear) => chosen.push(schoolYear)} />,
  );
  await screen.findByText('Nothing is required in this school year');
  expect(callsOf('drills.listDueDrills')).toEqual([{ schoolYear: '2024-2025' }]);
  await user.click(screen.getByLabelText('School year', { selector: 'input' }));
  await user.click(await screen.findByText('2025-2026'));
  expect(chosen).toEqual(['2025-2026']);
});

it('says that the rules are off, with a way to them for those who edit them', async () => {
  await show(someDue({ isEnabled: false }), 'district_safety_coordinator');
  expect(await screen.findByText('Drill rules are off')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Drill rules' })).toBeTruthy();
});

it('shows a skeleton while it waits', async () => {
  fakeApi({ 'drills.listDueDrills': never });
  await renderAs(someone('principal'), <Compliance chosenYear={undefined} onYear={() => {}} />);
  expect(document.querySelector('.mantine-Skeleton-root')).toBeTruthy();
});
