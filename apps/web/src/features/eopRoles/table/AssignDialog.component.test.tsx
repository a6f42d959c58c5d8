import type { ShownRoleTable } from '@schooldog/contract/eopRoles';
import { defaultSkillId, type ListedContact, seededSkills } from '@schooldog/domain/contacts';
import type { EopRole } from '@schooldog/domain/eopRoles';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { AssignDialog } from './AssignDialog.tsx';

const ana = { userId: null, contactId: 'contactAna0000000000' };
const ben = { userId: null, contactId: 'contactBen0000000000' };

const role: EopRole = {
  id: 'roleGate000000000000',
  defaultKey: null,
  roleName: 'Gate Keeper',
  roleDescription: '',
  primary: ana,
  backup1: null,
  backup2: null,
  relevantSkillIds: [defaultSkillId('cpr')],
  isLocked: false,
};

const table: ShownRoleTable = {
  id: `${oakHill.id}--incident_command_system`,
  schoolId: oakHill.id,
  roleTableId: 'incident_command_system',
  name: 'Incident Command System',
  numberOfBackups: 1,
  eopComponentId: 'componentRoles000000',
  timeUpdated: '2026-10-05T14:30:00.000Z',
  isSchoolArchived: false,
  roles: [role],
  people: [{ ...ana, name: 'Ana Lee', title: '', phoneNumber: null, email: 'ana@x.test', isListed: true }],
  health: { gaps: [], notes: [] },
};

const aListed = (contactId: string, firstName: string): ListedContact => ({
  contactId,
  userId: null,
  schoolId: oakHill.id,
  firstName,
  lastName: 'Lee',
  email: `${contactId}@x.test`,
  phoneNumber: '4785550123',
  title: 'Nurse',
  skillIds: [],
});

beforeEach(() =>
  fakeApi({
    'contacts.listSkills': () => [...seededSkills],
    'contacts.listContacts': () => ({
      contacts: [aListed(ana.contactId, 'Ana'), aListed(ben.contactId, 'Ben')],
      count: 90,
      next: 'more',
    }),
    'eopRoles.suggestRoleHolders': () => [
      {
        holder: ben,
        name: 'Ben Lee',
        title: 'Nurse',
        phoneNumber: '4785550123',
        matchingSkillIds: [defaultSkillId('cpr')],
        placesHeld: 1,
      },
    ],
    'eopRoles.assignRole': () => table,
  }),
);

const show = () =>
  renderAs(
    someone('district_safety_coordinator'),
    <AssignDialog table={table} role={role} place="backup1" onClose={() => undefined} />,
  );

const assigned = { schoolId: oakHill.id, roleTableId: table.roleTableId, roleId: role.id, place: 'backup1' };

it('says why somebody is suggested', async () => {
  const user = await show();
  expect(await screen.findByText('Matching: CPR and AED. Already in 1 position.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  await waitFor(() =>
    expect(callsOf('eopRoles.assignRole')).toEqual([{ ...assigned, holder: ben, seen: null }]),
  );
});

it('finds people on the server, without those of the role', async () => {
  const user = await show();
  await user.type(await screen.findByLabelText('Anyone in the contact list', { selector: 'input' }), 'lee');
  await waitFor(() =>
    expect(callsOf('contacts.listContacts').at(-1)).toEqual({ schoolId: oakHill.id, search: 'lee' }),
  );
  expect(await screen.findByText('More people match. Type more of the name.')).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Ana Lee, Nurse' })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Ben Lee, Nurse' }));
  await waitFor(() => expect(callsOf('eopRoles.assignRole')).toHaveLength(1));
});

it('says that suggestions could not be read, and still finds people', async () => {
  fakeApi({
    'eopRoles.suggestRoleHolders': () => {
      throw refusal(403, 'eopRole.viewNotAllowed');
    },
  });
  await show();
  expect(await screen.findByLabelText('Anyone in the contact list', { selector: 'input' })).toBeTruthy();
  expect(await screen.findByRole('alert')).toBeTruthy();
});
