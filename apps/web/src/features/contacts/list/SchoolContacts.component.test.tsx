import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { defaultSkillId, type ListedContact, seededSkills } from '@schooldog/domain/contacts';
import { organizationOf } from '@schooldog/domain/settings';
import { beforeEach, expect, it } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { SchoolContacts } from './SchoolContacts.tsx';

const ana: ListedContact = {
  contactId: 'contactAna0000000000',
  userId: null,
  schoolId: oakHill.id,
  firstName: 'Ana',
  lastName: 'Lee',
  email: 'ana@x.test',
  phoneNumber: '4785550123',
  title: 'Crossing Guard',
  skillIds: [defaultSkillId('cpr')],
};
const paul: ListedContact = {
  ...ana,
  contactId: null,
  userId: 'userPaul000000000000',
  firstName: 'Paul',
  lastName: 'Reed',
  email: 'paul@x.test',
  skillIds: [],
};
const unfiltered = { filter: {}, setFilter: () => undefined, clear: () => undefined, count: 0 };
const offlineText =
  'You cannot edit contacts while offline. Please try again after reconnecting to the internet.';

beforeEach(() =>
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getOrganization': () => organizationOf({}),
    'contacts.listSkills': () => [...seededSkills],
    'contacts.getContactSummary': () => ({ isSchoolArchived: false, total: 2, titles: ['Crossing Guard'] }),
    'contacts.listContacts': () => ({ contacts: [ana, paul], count: 2, next: null }),
  }),
);

const show = (role: Parameters<typeof someone>[0] = 'district_safety_coordinator') =>
  renderAs(someone(role), <SchoolContacts schoolId={oakHill.id} filtering={unfiltered} />);

async function openAction(user: Awaited<ReturnType<typeof show>>, name: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByText(item));
}

it('shows whom to call and what they can do', async () => {
  await show();
  const phone = await screen.findAllByRole('link', { name: '(478) 555-0123' });
  expect(phone[0]?.getAttribute('href')).toBe('tel:+14785550123');
  const mail = screen.getByRole('link', { name: 'ana@x.test' });
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toBe('mailto:ana@x.test');
  expect(mail.querySelector('wbr')?.nextSibling?.textContent).toBe('@x.test');
  expect(screen.getByRole('heading', { level: 1, name: `Contact List: ${oakHill.name}` })).toBeTruthy();
  expect(screen.getByText('CPR and AED')).toBeTruthy();
  expect(screen.getByText('Has an account')).toBeTruthy();
  expect(screen.getByText('2 of 2')).toBeTruthy();
});

it.each(['district_safety_coordinator', 'sro_district'] as const)(
  'names the school once on paper to %s',
  async (role) => {
    await show(role);
    await screen.findByRole('heading', { level: 1, name: `Contact List: ${oakHill.name}` });
    expect(screen.queryByText(oakHill.name)).toBeNull();
    expect(document.querySelector('[data-on-paper]')).toBeNull();
  },
);

it('shows who changed what of a contact', async () => {
  const change = { sequence: 1, time: '2026-10-05T14:30:00.000Z', userId: 'sam', userName: 'Sam Ortiz' };
  fakeApi({
    'contacts.getContactHistory': () => ({
      changes: [
        { ...change, field: 'phoneNumber', from: '4785550100', to: '4785550123' },
        { ...change, sequence: 2, field: 'skillIds', from: [], to: [defaultSkillId('cpr')] },
      ],
      next: null,
    }),
  });
  const user = await show();
  await openAction(user, 'Ana Lee', 'History');
  const dialog = await screen.findByRole('dialog', { name: 'History of Ana Lee' });
  expect(await within(dialog).findByText('(478) 555-0100 → (478) 555-0123')).toBeTruthy();
  expect(within(dialog).getByText(/ → CPR and AED$/)).toBeTruthy();
});

it('is only read by people who do not manage the school', async () => {
  await show('sro_district');
  await screen.findByText('Ana Lee');
  expect(screen.queryByRole('button', { name: 'Add contact' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Actions for Ana Lee' })).toBeNull();
});

it('stays readable without a network, with the reason why nothing can be edited', async () => {
  await show();
  await screen.findByText('Ana Lee');
  setManualOffline(true);
  expect(await screen.findByText(offlineText)).toBeTruthy();
  expect(screen.getByText('Ana Lee')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add contact' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Actions for Ana Lee' })).toHaveProperty('disabled', true);
  setManualOffline(false);
});

it('says that there is no such school, instead of blaming the connection', async () => {
  const notFound = () => {
    throw refusal(404, 'school.notFound');
  };
  fakeApi({ 'contacts.getContactSummary': notFound, 'contacts.listContacts': notFound });
  await show();
  expect(await screen.findByText('School not found')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByLabelText('Search contacts')).toBeNull();
});

it('a new contact needs a name, an address and a phone that is one', async () => {
  const user = await show();
  await user.click(await screen.findByRole('button', { name: 'Add contact' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add contact' }));
  const submit = () => user.click(dialog.getByRole('button', { name: 'Add contact' }));
  await submit();
  expect(await dialog.findAllByText('This field is required')).toHaveLength(4);
  await user.click(dialog.getByLabelText(/^Phone/));
  await user.paste('478 555');
  await submit();
  expect(await dialog.findByText('Please enter a valid phone number')).toBeTruthy();
  expect(callsOf('contacts.addContact')).toEqual([]);
});

it('names the roles of a contact before it is deleted', async () => {
  fakeApi({
    'contacts.getContactUses': () => [
      { roleTableId: 'incident_command_system', roleName: 'Safety Officer', place: 'primary' },
    ],
    'contacts.deleteContact': () => {
      throw refusal(500, 'server.failed');
    },
  });
  const user = await show();
  await openAction(user, 'Ana Lee', 'Delete');
  expect(await screen.findByText('Safety Officer (primary), Incident Command System')).toBeTruthy();
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete this contact')).toBeTruthy();
});

it('edits only the skills of people with an account', async () => {
  fakeApi({ 'contacts.editUserSkills': () => paul });
  const user = await show();
  await openAction(user, 'Paul Reed', 'Edit skills');
  expect(await screen.findByText('Skills of Paul Reed')).toBeTruthy();
  const skills = within(screen.getByRole('dialog')).getByLabelText('Skills', { selector: 'input' });
  await user.click(skills);
  await user.click(await screen.findByText('Nursing'));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(callsOf('contacts.editUserSkills')).toEqual([
      {
        schoolId: oakHill.id,
        userId: paul.userId,
        edit: { skillIds: { added: [defaultSkillId('nursing')], removed: [] } },
      },
    ]),
  );
});

it('previews a file, and shows what the server made of it', async () => {
  fakeApi({
    'contacts.listContactEmails': () => ({ contacts: ['ana@x.test'], users: [] }),
    'contacts.importContacts': () => ({
      added: 0,
      updated: 1,
      dropped: [{ index: 1, reason: 'phoneInvalid' }],
    }),
  });
  const user = await show();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByText('Upload CSV'));
  const text = 'Name,Email,Phone\nAna Li,ANA@x.test,4785550123\nBen Ho,ben@x.test,555';
  const input = document.querySelector('input[type="file"]');
  if (input === null) throw new Error('no file input');
  fireEvent.change(input, { target: { files: [new File([text], 'people.csv')] } });
  expect(await screen.findByText('Skipped: 2')).toBeTruthy();
  await user.click(screen.getByLabelText(/Update existing/));
  expect(await screen.findByText('Updated: 1')).toBeTruthy();
  await user.click(screen.getByText('Import 1 contact'));
  expect(await screen.findByText('Contacts added: 0. Updated: 1.')).toBeTruthy();
  expect(callsOf('contacts.importContacts')).toMatchObject([{ updateExisting: true, schoolId: oakHill.id }]);
});
