import type { ListedUser } from '@schooldog/contract/people';
import { expect, it } from 'vitest';
import type { FindTools } from '../../platform/navigation/featureShell.ts';
import { actorOf, sessionStore } from '../../platform/session/session.ts';
import { callsOf, fakeApi } from '../../testing/fakeApi.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { findPeopleCommands } from './findPeopleCommands.ts';
import { shell } from './shell.ts';

const clerk: ListedUser = {
  id: 'clerk000000000000000',
  firstName: 'Ida',
  lastName: 'Clerk',
  title: '',
  role: 'clerical',
  isDistrictUser: false,
  isDisabled: false,
  roleSchoolIds: [],
  isSchoolDogStaff: false,
  email: 'clerical@demo.test',
  isDistrictLevel: false,
  status: 'active',
  hasSecondFactor: false,
  timeLastSignedIn: null,
  timeLastActive: null,
};

it('people are found by address, and lead to their account', async () => {
  fakeApi({ 'users.listUsers': () => ({ users: [clerk], next: null, count: 1 }) });
  await renderAs(someone('district_safety_coordinator'), null);
  const { session } = sessionStore.get();
  const actor = session === null ? null : actorOf(session);
  if (actor === null) throw new Error('nobody is signed in');
  const visits: unknown[] = [];
  const navigate: FindTools['navigate'] = async (visit) => {
    visits.push(visit);
  };
  const signal = new AbortController().signal;
  const [found] = await findPeopleCommands('clerical@demo', { actor, navigate, signal });
  expect(found).toMatchObject({ label: 'Ida Clerk', description: 'clerical@demo.test' });
  expect(callsOf('users.listUsers')).toEqual([{ search: 'clerical@demo' }]);
  found?.run();
  expect(visits).toEqual([{ to: '/admin/manageUsers', search: { user: clerk.id } }]);
  expect(shell.palette?.map(({ to }) => to)).toEqual(['/admin/manageUsers']);
});
