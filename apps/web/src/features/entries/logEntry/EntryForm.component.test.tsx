import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { SessionUser } from '@schooldog/contract/account';
import { organizationOf } from '@schooldog/domain/settings';
import i18next from 'i18next';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { withDatabase } from '../../../platform/localDatabase/localDatabase.ts';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { fill } from '../../../testing/fill.ts';
import { oakHill, observation, someItem } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { loadDraft } from './draft.ts';
import { EntryForm } from './EntryForm.tsx';
import { emptyValues, type EntryValues } from './values.ts';

const educator = someone('educator');
const draft = { userId: educator.id, recordId: null };
const values = { ...emptyValues, entryId: 'entry000000000000000', schoolId: oakHill.id };

beforeEach(() => {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getObservationSettings': () => observation,
    'settings.getOrganization': () => organizationOf({}),
    'dataProfiles.listPlaces': () => [],
    'entries.listTags': () => [],
    'entries.listEntries': () => ({ entries: [], next: null }),
  });
});

type Shown = Readonly<{ isFromDraft?: boolean; person?: SessionUser; comment?: string }>;

const complete = {
  categoryId: someItem.categoryId,
  itemId: someItem.id,
  observationType: 'concern',
} as const;

async function show(
  changes: Partial<EntryValues> = {},
  { isFromDraft = false, person = educator, comment = 'Comment' }: Shown = {},
) {
  const fresh = { values, base: null, conflicts: [] };
  const filled = { ...fresh, values: { ...values, ...changes } };
  const onClose = vi.fn<() => void>();
  const onStartOver = vi.fn<() => void>();
  const user = await renderAs(
    person,
    <EntryForm
      start={{
        entry: null,
        fresh,
        filled,
        draft,
        isFromDraft,
        supersedes: [],
        home: null,
        assessment: null,
        hasLeft: false,
      }}
      onStartOver={onStartOver}
      onClose={onClose}
    />,
  );
  const field = await screen.findByRole('textbox', { name: comment });
  return { user, comment: field, onClose, onStartOver };
}

it('an empty form says what it needs, and stores nothing', async () => {
  const { user, onClose } = await show();
  await user.click(screen.getByRole('button', { name: 'Log Entry' }));
  expect(await screen.findAllByText('This field is required')).toHaveLength(2);
  expect(onClose).not.toHaveBeenCalled();
});

it('somebody with several schools chooses one, too, and begins there', async () => {
  const mapleGrove = { id: 'mapleGrove0000000000', name: 'Maple Grove Middle' };
  fakeApi({ 'schools.listSchoolNames': () => [oakHill, mapleGrove] });
  const person = someone('district_safety_coordinator');
  const { user } = await show({ schoolId: null }, { person });
  await user.click(screen.getByRole('button', { name: 'Log Entry' }));
  expect(await screen.findAllByText('This field is required')).toHaveLength(3);
  const school = screen.getByRole('combobox', { name: 'School' });
  expect(school.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(school));
  await user.keyboard('{ArrowDown}');
  await user.click(await screen.findByRole('option', { name: oakHill.name }));
  expect(school).toHaveProperty('value', oakHill.name);
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(2));
});

it('the search for an observation says that it has a list as soon as there is one', async () => {
  const { user } = await show({ typed: '' });
  const search = screen.getByRole('combobox', { name: 'Observation' });
  expect(search.getAttribute('aria-expanded')).toBe('false');
  await user.click(search);
  await user.paste(someItem.label);
  expect(search.getAttribute('aria-expanded')).toBe('true');
  expect(search.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
});

it('Enter takes the first observation that was found, and goes on where it can be changed', async () => {
  const { user } = await show({ typed: someItem.label });
  await user.type(screen.getByRole('combobox', { name: 'Observation' }), '{Enter}');
  const change = await screen.findByRole('button', { name: `Change the observation, now ${someItem.label}` });
  expect(document.activeElement).toBe(change);
});

it('says while a quantity is typed what is wrong with it', async () => {
  const { user } = await show({ ...complete, observationType: null });
  await user.click(screen.getByRole('button', { name: 'Log Entry' }));
  await user.click(screen.getByRole('checkbox', { name: 'Log multiple instances' }));
  const quantity = screen.getByRole('textbox', { name: 'Quantity' });
  for (const [typed, problem] of [
    ['0', 'This must be greater than 0'],
    ['1.5', 'This must be a whole number'],
    [
      '21',
      'This must be less than or equal to 20. If you need a higher number, please log multiple entries.',
    ],
  ] as const) {
    fireEvent.change(quantity, { target: { value: typed } });
    expect(await screen.findByText(problem)).toBeTruthy();
  }
});

it('says it in Spanish', async () => {
  await i18next.changeLanguage('es');
  onTestFinished(async () => void (await i18next.changeLanguage('en')));
  const { user } = await show({ ...complete, quantity: 21 }, { isFromDraft: true, comment: 'Comentario' });
  expect(screen.getByText('Se guardó su borrador.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Registrar observación' }));
  expect(await screen.findByText(/Debe ser 20 o menos/)).toBeTruthy();
});

it('photos that are still being processed are sent with the entry', async () => {
  setManualOffline(true);
  const { promise: released, resolve: release } = Promise.withResolvers<{ close(): void }>();
  vi.stubGlobal('createImageBitmap', () => released);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user, onClose } = await show({ ...complete, comment: 'Made ready' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"][multiple]');
  for (const name of ['first.gif', 'second.gif']) {
    fireEvent.change(input ?? document, {
      target: { files: [new File(['x'], name, { type: 'image/gif' })] },
    });
  }
  await user.click(screen.getByRole('button', { name: 'Log Entry' }));
  expect(screen.queryByRole('img', { name: 'Photo 1' })).toBeNull();
  const sent = () =>
    withDatabase(async ({ outbox }) => (await outbox.toArray()).map(({ photoCount }) => photoCount));
  expect(await sent()).toEqual([]);
  release({ close: () => undefined });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await sent()).toEqual([2]);
});

it('words in the search of observations that name none must be chosen', async () => {
  const { user } = await show({ typed: 'latch' });
  await user.click(screen.getByRole('button', { name: 'Log Entry' }));
  expect(await screen.findByText('Please choose from provided options')).toBeTruthy();
});

it('what is typed is kept as a draft', async () => {
  const { user, comment } = await show();
  await fill(user, comment, 'Loose');
  await waitFor(async () => expect((await loadDraft(draft))?.values.comment).toBe('Loose'));
});

it('a form that comes from a draft says so, and can start over', async () => {
  const { user, comment, onStartOver } = await show({ comment: 'Loose' }, { isFromDraft: true });
  expect(comment).toHaveProperty('value', 'Loose');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await waitFor(() => expect(onStartOver).toHaveBeenCalledOnce());
});
