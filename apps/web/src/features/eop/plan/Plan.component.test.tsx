import { Notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import { organizationOf } from '@schooldog/domain/settings';
import { beforeTuesday, takesPlaceOnTuesday } from '@schooldog/domain/testing';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { aListedComponent } from '../../../testing/eop.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { fill } from '../../../testing/fill.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { Plan } from './Plan.tsx';

takesPlaceOnTuesday();

beforeEach(() => {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getOrganization': () => organizationOf({}),
  });
});

type Shown = ComponentProps<typeof Plan>;

const tomorrow = () => beforeTuesday(-86_400_000);
const contactList = aListedComponent({
  id: `${oakHill.id}--emergency_contact_list`,
  name: 'Emergency contact list',
  section: 'framework',
  kind: 'contactList',
  nextCertificationDueTimestamp: tomorrow(),
  isPointOfContactEligible: false,
});
const roles = aListedComponent({
  id: 'roles000000000000000',
  name: 'Reunification team',
  section: 'framework',
  kind: 'roles',
  eopRolesId: `${oakHill.id}--reunification_team`,
  lastCertificationTimestamp: null,
  nextCertificationDueTimestamp: null,
});

function show(
  plan: Partial<Shown['plan']> = {},
  filter: Shown['filtering']['filter'] = {},
  role: 'principal' | 'sro' = 'principal',
) {
  const all = { components: [aListedComponent(), contactList, roles], hasDefaultPlan: true };
  return renderAs(
    someone(role),
    <>
      <Notifications />
      <Plan
        schoolId={oakHill.id}
        plan={{ ...all, isSchoolArchived: false, rosterGaps: [], ...plan }}
        filtering={{ filter, setFilter: () => {}, clear: () => {}, count: Object.keys(filter).length }}
      />
    </>,
  );
}

const rowOf = (name: string) => screen.getByRole('link', { name }).closest('li') ?? document.body;

it('groups components by section, each with its state in words, its due day, its contact and its own page', async () => {
  await show();
  expect(await screen.findByText('2/3 certified')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Emergency Management Framework',
    'Functional Annexes',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/contacts/${oakHill.id}`,
    `/eopRoles/reunification_team/${oakHill.id}`,
    `/eop/${oakHill.id}/evacuation0000000000`,
  ]);
  expect(rowOf('Evacuation').textContent).toMatch(
    /Up-to-Date.*Next due 10\/5\/2099 · Point of contact: Sam Ortiz/,
  );
  expect(rowOf('Emergency contact list').textContent).toMatch(/Due Soon.*No point of contact/);
  expect(rowOf('Reunification team').textContent).toMatch(/Overdue.*Not certified yet/);
});

it('finds components by name and by point of contact, and says when none matches', async () => {
  await show({}, { find: 'evac' });
  expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual(['Evacuation']);
});

it('tells which tables of roles have gaps', async () => {
  await show({ rosterGaps: [{ roleTableId: 'reunification_team', gaps: 2 }] });
  expect(await screen.findByText('Reunification Team: 2 gaps')).toBeTruthy();
});

it('asks the point of contact for an update, with a message of at most 500 characters', async () => {
  fakeApi({ 'eop.sendEopCertificationEmail': () => ({ done: true }) });
  const user = await show();
  await user.click(await screen.findByRole('button', { name: 'Request an update to Evacuation by email' }));
  const dialog = await screen.findByRole('dialog', { name: 'Request an update' });
  const message = within(dialog).getByRole('textbox');
  expect(message.getAttribute('maxlength')).toBe('500');
  await fill(user, message, 'Please add the new gate.');
  await user.click(within(dialog).getByRole('button', { name: 'Send email' }));
  expect(await screen.findByText('Email sent successfully')).toBeTruthy();
  expect(callsOf('eop.sendEopCertificationEmail')).toEqual([
    { eopComponentId: 'evacuation0000000000', emailMessage: 'Please add the new gate.' },
  ]);
});

it('says why a mail was not sent', async () => {
  fakeApi({
    'eop.sendEopCertificationEmail': () => {
      throw refusal(503, 'app.unavailable');
    },
  });
  const user = await show();
  await user.click(await screen.findByRole('button', { name: 'Request an update to Evacuation by email' }));
  await user.click(await screen.findByRole('button', { name: 'Send email' }));
  expect(await screen.findByText('Error sending notification email. Please try again later.')).toBeTruthy();
});

it('does not ask a point of contact who is not there', async () => {
  const user = await show();
  await user.click(
    await screen.findByRole('button', { name: 'Request an update to Emergency contact list by email' }),
  );
  expect(
    await screen.findByText('Error sending notification email. Point of Contact for the EOP is not known.'),
  ).toBeTruthy();
});

it('offers the default plan to those who edit plans, where there is none', async () => {
  fakeApi({ 'eop.addDefaultPlan': () => ({ done: true }) });
  const user = await show({ components: [], hasDefaultPlan: false });
  expect(await screen.findByText('No components')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add the default plan' }));
  expect(await screen.findByText('The default plan was added.')).toBeTruthy();
  expect(callsOf('eop.addDefaultPlan')).toEqual([{ schoolId: oakHill.id }]);
});

it('only says so to others', async () => {
  await show({ components: [], hasDefaultPlan: false }, {}, 'sro');
  expect(await screen.findByText('No components')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  [['overdue'], ['Reunification team']],
  [['dueSoon'], ['Emergency contact list']],
  [
    ['overdue', 'dueSoon'],
    ['Emergency contact list', 'Reunification team'],
  ],
] as const)('shows only what is %s', async (states, names) => {
  await show({}, { states: [...states] });
  await screen.findByText('2/3 certified');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
});

it('what is archived is not due', async () => {
  const archived = { ...roles, timeArchived: tomorrow() };
  await show({ components: [archived] }, { states: ['overdue'], showArchived: true });
  expect(await screen.findByText('No components match')).toBeTruthy();
});
