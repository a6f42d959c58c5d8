import { screen, within } from '@testing-library/react';
import type { ListedUser } from '@schooldog/contract/people';
import { beforeEach, expect, it } from 'vitest';
import { callsOf, fakeApi } from '../../testing/fakeApi.ts';
import { accountOf, aListedUser, fakeAccountDialog } from '../../testing/people.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { someone } from '../../testing/someone.ts';
import { peopleFeature } from './feature.ts';

const manager = someone('district_safety_coordinator');
const rosa = accountOf(someone('educator', { firstName: 'Rosa', lastName: 'Delgado' }));
const listed = aListedUser({ id: rosa.id });
const everybody = { users: [listed], count: 51, next: null };

beforeEach(() => {
  fakeAccountDialog();
  fakeApi({ 'users.listUsers': () => everybody, 'users.getUser': () => rosa });
});

const show = (address: string) => renderPage(manager, peopleFeature.routes, address);

it('the list is filtered by its address, and chips remove filters', async () => {
  const { hands, history } = await show(
    '/admin/manageUsers?role=principal,sro&status=active&permission=record+drills',
  );
  const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Principal',
    'School Resource Officer',
    'Active',
    'Record drills',
    'Clear all',
  ]);
  const filter = { statuses: ['active'], permission: 'record drills' };
  expect(callsOf('users.listUsers').at(-1)).toMatchObject({ ...filter, roles: ['principal', 'sro'] });
  await hands.click(chips.getByLabelText('Remove filter School Resource Officer'));
  await expect.poll(() => history.location.href).toMatch(/roles=principal&/);
  await expect
    .poll(() => callsOf('users.listUsers').at(-1))
    .toMatchObject({ ...filter, roles: ['principal'] });
});

it('a search that finds nobody says so, and is cleared with the filters', async () => {
  const nobody: typeof everybody = { users: [], count: 0, next: null };
  fakeApi({ 'users.listUsers': ({ search }) => (search === undefined ? everybody : nobody) });
  const { hands, history } = await show('/admin/manageUsers?statuses=active');
  await hands.click(await screen.findByLabelText('Search'));
  await hands.paste('nobody is called this');
  const empty = await screen.findByText('No one matches these filters.');
  const clears = screen.getAllByText('Clear all');
  const ownClear = clears.find(
    (button) => empty.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(ownClear).toBeDefined();
  if (ownClear !== undefined) await hands.click(ownClear);
  await expect.poll(() => history.location.href).toBe('/admin/manageUsers');
  expect(screen.getByLabelText('Search')).toHaveProperty('value', '');
  expect(await screen.findByText('1 of 51')).toBeTruthy();
});

it('more is loaded', async () => {
  const further: ListedUser = aListedUser({
    id: 'samOrtiz000000000000',
    firstName: 'Sam',
    lastName: 'Ortiz',
  });
  fakeApi({
    'users.listUsers': ({ before }) =>
      before === undefined
        ? { users: [listed], count: 2, next: 'page2' }
        : { users: [further], count: 2, next: null },
  });
  const { hands } = await show('/admin/manageUsers');
  expect(await screen.findByText('1 of 2')).toBeTruthy();
  await hands.click(screen.getByText('Load More'));
  expect(await screen.findByText('Sam Ortiz')).toBeTruthy();
  expect(screen.queryByText('1 of 2')).toBeNull();
});

it('a click outside the dialog loses nothing, and leaving unsaved changes is confirmed', async () => {
  const { hands, history } = await show('/admin/manageUsers');
  await hands.click(await screen.findByText('Rosa Delgado'));
  const name = await screen.findByLabelText(/^First name/);
  await hands.clear(name);
  await hands.paste('Somebody');
  const outside = document.querySelector('.mantine-Modal-inner');
  if (outside !== null) await hands.click(outside);
  expect(name.isConnected).toBe(true);
  expect(screen.queryByRole('dialog', { name: 'Discard your changes?' })).toBeNull();
  await hands.type(name, '{Escape}', { skipClick: true });
  await screen.findByRole('dialog', { name: 'Discard your changes?' });
  await hands.click(screen.getByText('Keep editing'));
  expect(name).toHaveProperty('value', 'Somebody');
  history.push('/admin/manageUsers');
  await screen.findByRole('dialog', { name: 'Discard your changes?' });
  await hands.click(screen.getByText('Discard changes'));
  await expect.poll(() => name.isConnected).toBe(false);
  expect(screen.getByText('Rosa Delgado')).toBeTruthy();
  expect(history.location.href).toBe('/admin/manageUsers');
  expect(callsOf('users.editUser')).toEqual([]);
});
