import { screen, within } from '@testing-library/react';
import type { User } from '@schooldog/contract/people';
import { atSchools, everywhere } from '@schooldog/domain/permissions';
import { beforeEach, expect, it, vi } from 'vitest';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { accountOf, fakeAccountDialog } from '../../../testing/people.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { UserForm } from './UserForm.tsx';

const manager = someone('district_safety_coordinator');
const mapleGrove = { id: 'mapleGrove0000000000', name: 'Maple Grove Middle' };
const rosa = accountOf(
  someone('educator', {
    isDistrictLevel: true,
    roleSchoolIds: [],
    permissions: { 'log entries': everywhere },
  }),
);

beforeEach(() => fakeAccountDialog([oakHill, mapleGrove]));

async function open(user: User | null, panel: RegExp) {
  const userId = user?.id ?? 'newUser0000000000000';
  const form = <UserForm userId={userId} user={user} onClose={vi.fn<() => void>()} />;
  const hands = await renderAs(manager, form);
  const dialog = within(await screen.findByRole('dialog'));
  if (user !== null) await hands.click(await dialog.findByText(panel, { selector: 'button *' }));
  return { hands, dialog };
}

it('a permission that needs another one is offered with it', async () => {
  const { hands, dialog } = await open(rosa, /^Permissions/);
  expect(dialog.queryByLabelText(/^Manage school entries/)).toBeNull();
  await hands.click(await dialog.findByLabelText(/^View entries/));
  expect(dialog.getByLabelText(/^Manage school entries/)).toBeTruthy();
});

it('permissions are granted school by school', async () => {
  fakeApi({ 'users.editUser': () => rosa });
  const { hands, dialog } = await open(rosa, /^Permissions/);
  await hands.click(await dialog.findByLabelText(/^Record drills/));
  await hands.click(dialog.getByLabelText(/^Record drills: All schools/));
  const scope = await dialog.findByRole('radiogroup', { name: 'Record drills applies to' });
  await hands.click(within(scope).getByText('Selected schools'));
  const schools = await dialog.findByLabelText('Schools for Record drills', { selector: 'input' });
  await hands.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText('This field is required')).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(schools);
  expect(screen.queryByRole('option')).toBeNull();
  expect(callsOf('users.editUser')).toEqual([]);
  await hands.click(schools);
  await hands.click(await screen.findByRole('option', { name: mapleGrove.name }));
  await hands.click(dialog.getByRole('button', { name: 'Save changes' }));
  await expect
    .poll(() => callsOf('users.editUser'))
    .toEqual([
      {
        userId: rosa.id,
        edit: { permissions: { 'record drills': { from: null, to: atSchools([mapleGrove.id]) } } },
      },
    ]);
});

it('what a person can do is explained in sentences', async () => {
  const account = { ...rosa, permissions: { 'record drills': atSchools([oakHill.id]) } };
  const { hands, dialog } = await open(account, /^Permissions/);
  await hands.click(await dialog.findByText('What this person can see and do, and why'));
  expect(
    await dialog.findByText(hasText('Can record drills at Oak Hill Elementary — given for these schools')),
  ).toBeTruthy();
  expect(dialog.getByText(hasText(/^Can't manage users, .* — not given$/))).toBeTruthy();
});

it('other choices are replaced by the defaults of the role only after a question', async () => {
  const account = { ...rosa, permissions: { 'record drills': atSchools([oakHill.id]) } };
  const { hands, dialog } = await open(account, /^Permissions/);
  await hands.click(await dialog.findByText('Set default permissions for Role'));
  const question = within(await screen.findByRole('dialog', { name: 'Replace these permissions?' }));
  expect(question.getByText(/Educator/)).toBeTruthy();
  await hands.click(question.getByText('Set defaults'));
  expect(await dialog.findByText('Matches role defaults')).toBeTruthy();
  expect(dialog.getByLabelText(/^Record drills/)).toHaveProperty('checked', false);
});

it('the history names the permission and where it was given', async () => {
  const change = { sequence: 1, time: rosa.timeCreated, userId: manager.id, userName: 'Pat Lee' };
  fakeApi({
    'users.getUserHistory': () => ({
      changes: [
        {
          ...change,
          field: 'permissions',
          from: { 'record drills': atSchools([oakHill.id]) },
          to: {},
        },
      ],
      next: null,
    }),
  });
  const { dialog } = await open(rosa, /^History/);
  expect(await dialog.findByText(/changed the permission “Record drills”/)).toBeTruthy();
  expect(await dialog.findByText('Oak Hill Elementary → not given')).toBeTruthy();
});

it('permissions that are too complex are not sent, and the advice explains what helps', async () => {
  const ids = Array.from({ length: 45 }, (_, at) => `larkSchool${String(at).padStart(10, '0')}`);
  const account = accountOf(
    someone('principal', { roleSchoolIds: ids, permissions: { 'log entries': atSchools(ids) } }),
  );
  const { hands, dialog } = await open(account, /^Permissions/);
  expect(await dialog.findByText('These permissions are too complex to save')).toBeTruthy();
  await hands.click(dialog.getByLabelText(/^Record drills/));
  await hands.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(
    await dialog.findByText(
      /too complex to save\. Use fewer schools .* separate accounts, or contact support/,
    ),
  ).toBeTruthy();
  expect(callsOf('users.editUser')).toEqual([]);
});

/** The smallest element with this text, however it is put together. */
function hasText(text: string | RegExp) {
  return (_: string, element: Element | null) => {
    const words = element?.textContent ?? '';
    const isThis = typeof text === 'string' ? words === text : text.test(words);
    return isThis && element?.tagName === 'LI';
  };
}
