import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { aRequirement, aRule, someDue } from '../../../testing/drillRules.ts';
import { fakeApi, never, refusal } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { DueDrills } from './DueDrills.tsx';

const drill = { id: 'drill000000000000000', drillDate: '2026-10-22' };

beforeEach(() => fakeApi({ 'schools.listSchoolNames': () => [oakHill] }));

async function show(role: 'principal' | 'district_safety_coordinator', due = someDue()) {
  fakeApi({ 'drills.listDueDrills': () => due });
  return renderAs(someone(role), <DueDrills />);
}

it('says what is late, to be confirmed, due and planned, and leads to the drill or to its form', async () => {
  await show(
    'principal',
    someDue({
      requirements: [
        aRequirement({ state: 'planned', drill }),
        aRequirement({ state: 'due', ruleId: 'other' }),
        aRequirement({ state: 'late', from: '2026-08-03', dueBy: '2026-08-13', type: 'intruder' }),
        aRequirement({
          state: 'toConfirm',
          from: '2026-09-01',
          drill: { ...drill, drillDate: '2026-10-14' },
        }),
      ],
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Oak Hill Elementary' })).toBeTruthy();
  const rows = screen.getByRole('heading', { name: 'Oak Hill Elementary' }).parentElement;
  const links = within(rows ?? document.body).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Intruder drill', `/drills/record?schoolId=${oakHill.id}&type=intruder`],
    ['Fire drill', `/drills/drill/${drill.id}`],
    ['Fire drill', `/drills/record?schoolId=${oakHill.id}&type=fire`],
    ['Fire drill', `/drills/drill/${drill.id}`],
  ]);
  for (const words of [
    'Was due by 08/13/2026',
    'Planned for 10/14/2026. Enter its results, or move it to another day.',
    'Due by 10/31/2026',
    'Planned for 10/22/2026 · due by 10/31/2026',
    '1 late',
    '1 to be confirmed',
    '1 due',
    '1 planned',
  ])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Drill rules' })).toBeNull();
});

it('tells the second of several apart, and says what the rules ask for', async () => {
  const first = aRule({ frequency: { kind: 'afterStart', days: [30, 10] }, name: 'First fire drills' });
  await show('principal', someDue({ rules: [first], requirements: [aRequirement({ ordinal: 2 })] }));
  expect(await screen.findByRole('link', { name: 'Fire drill (second)' })).toBeTruthy();
  expect(
    screen.getByText(
      'Fire drill: the first within 10 days of the start of school and the second within 30 days.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('Notify: The fire department')).toBeTruthy();
  expect(screen.getByText('Source: State code, as of 07/01/2026')).toBeTruthy();
  expect(screen.getByText('To be confirmed by the district')).toBeTruthy();
});

it('shows four of many schools until all are asked for, and can be closed', async () => {
  const schools = Array.from({ length: 7 }, (_, at) => ({
    id: `school${at}`.padEnd(20, '0'),
    name: `School ${at}`,
  }));
  fakeApi({ 'schools.listSchoolNames': () => schools });
  const user = await show(
    'district_safety_coordinator',
    someDue({ requirements: schools.map(({ id }) => aRequirement({ schoolId: id })) }),
  );
  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Show all 7 schools' }));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7);
  await user.click(screen.getByRole('button', { name: 'Drills due' }));
  expect(screen.queryAllByRole('heading', { level: 3 })).toHaveLength(0);
  expect(screen.getByText('7 due')).toBeTruthy();
});

it('says where the start of school is not set, with a way to set it for those who may', async () => {
  await show('principal', someDue({ startNotSet: [oakHill.id] }));
  expect(await screen.findByText(/Start of school not set for 2026-2027/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Set school days' })).toBeNull();
});

it('offers the way to the rules to those who edit them', async () => {
  await show('district_safety_coordinator', someDue({ startNotSet: [oakHill.id] }));
  const link = await screen.findByRole('link', { name: 'Set school days' });
  expect(link.getAttribute('href')).toBe('/drills/rules');
});

it('is calm when nothing is due', async () => {
  await show('principal');
  expect(await screen.findByText('No drills are due right now.')).toBeTruthy();
});

it('while the rules are off, only those who can turn them on see a line', async () => {
  await show('district_safety_coordinator', someDue({ isEnabled: false }));
  expect(await screen.findByText(/Drill rules are off/)).toBeTruthy();
});

it('while the rules are off, others see nothing', async () => {
  await show('principal', someDue({ isEnabled: false }));
  await expect.poll(() => document.querySelector('.mantine-Skeleton-root')).toBeNull();
  expect(screen.queryByText(/rules/)).toBeNull();
});

it('shows a skeleton, and a failure with another try', async () => {
  fakeApi({ 'drills.listDueDrills': never });
  await renderAs(someone('principal'), <DueDrills />);
  expect(document.querySelector('.mantine-Skeleton-root')).toBeTruthy();
});

it('can be tried again after a failure', async () => {
  fakeApi({ 'drills.listDueDrills': () => Promise.reject(refusal(403, 'drill.viewNotAllowed')) });
  const user = await renderAs(someone('principal'), <DueDrills />);
  expect((await screen.findByRole('alert')).textContent).toContain("couldn't be loaded");
  fakeApi({ 'drills.listDueDrills': () => someDue() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No drills are due right now.')).toBeTruthy();
});

it('without a network says as of when it is', async () => {
  await show('principal');
  await screen.findByText('No drills are due right now.');
  setManualOffline(true);
  expect((await screen.findByText(/You are offline. As of/)).textContent).toContain('now');
  setManualOffline(false);
});
