import { act, screen, waitFor, within } from '@testing-library/react';
import { organizationOf } from '@schooldog/domain/settings';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { fill } from '../../../testing/fill.ts';
import { anEntry, oakHill, observation, someItem } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { entryRecord } from '../entryRecord.ts';
import { keepingDraft } from './draft.ts';
import type { EntryHome } from './home.ts';
import { LogEntryHost } from './LogEntryHost.tsx';
import { drawLogEntryAhead, openEditEntry, openLogEntry } from './open.ts';
import { emptyValues } from './values.ts';

const principal = someone('principal');
const home: EntryHome = {
  id: 'walk of a test',
  schoolId: oakHill.id,
  record: entryRecord,
  seen: () => undefined,
  Follow: () => null,
  storeNew: () => Promise.resolve('operation'),
  storeEdit: () => Promise.resolve('operation'),
};
const draft = keepingDraft({ userId: principal.id, recordId: home.id });
let leave = () => {};

beforeEach(() => {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getObservationSettings': () => observation,
    'settings.getOrganization': () => organizationOf({}),
    'alerts.listAlertReceivers': () => ({ people: [] }),
    'dataProfiles.listPlaces': () => [],
    'entries.listTags': () => [],
    'entries.listEntries': () => ({ entries: [], next: null }),
  });
});
afterEach(async () => {
  act(() => leave());
  await draft.forget();
});

const theDialog = () => screen.findByRole('dialog', { name: 'Log Entry' });

async function drawAhead() {
  const user = await renderAs(principal, <LogEntryHost />);
  act(() => {
    leave = drawLogEntryAhead(home);
  });
  const form = await screen.findByLabelText('Comment');
  expect(screen.queryByRole('dialog')).toBeNull();
  return { user, form };
}

it('a form that was drawn ahead is shown with the category that was chosen', async () => {
  const { form } = await drawAhead();
  act(() => openLogEntry({ home, categoryId: someItem.categoryId }));
  const dialog = within(await theDialog());
  expect(dialog.getByLabelText('Comment')).toBe(form);
  expect(dialog.getByRole('option', { name: someItem.label })).toBeTruthy();
});

it('what was begun since it was drawn is in it', async () => {
  await drawAhead();
  const empty = { values: emptyValues, base: null, conflicts: [] };
  const values = { ...emptyValues, entryId: 'entry000000000000000', schoolId: oakHill.id, comment: 'Loose' };
  await draft.save({ ...empty, values }, empty);
  act(() => openLogEntry({ home }));
  const comment = within(await theDialog()).getByLabelText('Comment');
  expect(comment).toHaveProperty('value', 'Loose');
});

it('stays as it is when the page that expected it goes', async () => {
  const { user } = await drawAhead();
  act(() => openLogEntry({ home, categoryId: someItem.categoryId }));
  const comment = within(await theDialog()).getByLabelText('Comment');
  await fill(user, comment, 'Loose');
  act(() => leave());
  expect(within(await theDialog()).getByLabelText('Comment')).toBe(comment);
  expect(comment).toHaveProperty('value', 'Loose');
});

it('the next form has nothing of the one that was closed', async () => {
  const { user, form } = await drawAhead();
  act(() => openLogEntry({ home, categoryId: someItem.categoryId }));
  await user.click(within(await theDialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByLabelText('Comment')).not.toBe(form);
});

it('fetches the recipients of alerts before the form, for people who go out of reach soon', async () => {
  await renderAs(principal, <LogEntryHost />);
  await expect.poll(() => callsOf('alerts.listAlertReceivers').length, { timeout: 3_000 }).toBe(1);
  expect(callsOf('dataProfiles.listPlaces')).toEqual([]);
});

it('asks for no recipients where the person can alert no one', async () => {
  const { 'send safety alerts': _send, ...permissions } = principal.permissions;
  await renderAs({ ...principal, permissions }, <LogEntryHost />);
  // Everything else of the form has come.
  await expect.poll(() => callsOf('dataProfiles.listPlaces').length, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(callsOf('alerts.listAlertReceivers')).toEqual([]);
});

it('begins at the recipients when it was opened to send an alert', async () => {
  const entry = anEntry({ schoolId: oakHill.id });
  fakeApi({ 'entries.getEntry': () => entry, 'users.findPeople': () => ({ people: [], more: false }) });
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
  await renderAs(principal, <LogEntryHost />);
  act(() => openEditEntry(entry, { withAlert: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send alert' }));
  const recipients = await dialog.findByRole('combobox', { name: 'Alert users' });
  await waitFor(() => expect(document.activeElement).toBe(recipients));
  expect(scroll).toHaveBeenCalledWith({ block: 'start' });
  expect(dialog.getByRole('button', { name: 'Send alert' })).toHaveProperty('type', 'submit');
  scroll.mockRestore();
});
