import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../../testing/fakeApi.ts';
import { oakHill } from '../../../../testing/records.ts';
import { renderAs } from '../../../../testing/renderAs.tsx';
import { someone } from '../../../../testing/someone.ts';
import { LoggedEntriesCard } from './LoggedEntriesCard.tsx';

const schools = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir'].map((name) => ({
  id: name.padEnd(20, '0'),
  name,
}));
const own = { concern: 4, praise: 1, other: 0 };

it('a principal sees the progress of the month, and the own part in it', async () => {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'insights.getCycle': () => ({
      month: '2026-10',
      required: 20,
      own,
      schools: [{ schoolId: oakHill.id, schoolLed: 12 }],
    }),
  });
  await renderAs(someone('principal'), <LoggedEntriesCard />);
  await screen.findByText(/^You logged 5 /);
  expect(screen.getByText('4 concerns')).toBeTruthy();
  await screen.findByText('12 of 20 school-led entries');
  const link = screen.getByRole('link', { name: 'View my entries' });
  expect(link.getAttribute('href')).toContain('/entries?');
  expect(link.getAttribute('href')).toContain(someone('principal').id);
});

it('a principal of a school where nothing was logged reads what the goal is', async () => {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'insights.getCycle': () => ({
      month: '2026-10',
      required: 20,
      own: { concern: 0, praise: 0, other: 0 },
      schools: [{ schoolId: oakHill.id, schoolLed: 0 }],
    }),
  });
  await renderAs(someone('principal'), <LoggedEntriesCard />);
  await screen.findByText('No entries logged for this cycle.');
  expect(screen.getByText(/\b20\b/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Log Entry' })).toBeTruthy();
});

it('a coordinator sees all schools at a glance, and each in a dialog', async () => {
  fakeApi({
    'schools.listSchoolNames': () => schools,
    'insights.getCycle': () => ({
      month: '2026-10',
      required: 20,
      own,
      schools: schools.map(({ id }, at) => ({ schoolId: id, schoolLed: at < 2 ? 25 : at })),
    }),
  });
  const user = await renderAs(someone('district_safety_coordinator'), <LoggedEntriesCard />);
  await screen.findByText('2 of 5 schools have reached the goal');
  await user.click(screen.getByRole('button', { name: 'Show all schools' }));
  const all = within(await screen.findByRole('dialog', { name: 'School-led entries by school' }));
  expect(
    all.getAllByRole('listitem').map(({ textContent }) => /^[A-Z][a-z]+/.exec(textContent)?.[0]),
  ).toEqual(schools.map(({ name }) => name));
});
