import { screen, waitFor } from '@testing-library/react';
import { organizationOf } from '@schooldog/domain/settings';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { oakHill, observation } from '../../../testing/records.ts';
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

async function show(changes: Partial<EntryValues> = {}, isFromDraft = false) {
  const fresh = { values, base: null, conflicts: [] };
  const filled = { ...fresh, values: { ...values, ...changes } };
  const onClose = vi.fn<() => void>();
  const onStartOver = vi.fn<() => void>();
  const user = await renderAs(
    educator,
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
  const comment = await screen.findByRole('textbox', { name: 'Comment' });
  return { user, comment, onClose, onStartOver };
}

it('an empty form says what it needs, and stores nothing', async () => {
  const { user, onClose } = await show();
  await user.click(screen.getByRole('button', { name: 'Log Entry' }));
  expect(await screen.findAllByText('This field is required')).toHaveLength(2);
  expect(onClose).not.toHaveBeenCalled();
});

it('words in the search of observations that name none must be chosen', async () => {
  const { user } = await show({ typed: 'latch' });
  await user.click(screen.getByRole('button', { name: 'Log Entry' }));
  expect(await screen.findByText('Please choose from provided options')).toBeTruthy();
});

it('what is typed is kept as a draft', async () => {
  const { user, comment } = await show();
  await user.type(comment, 'Loose');
  await waitFor(async () => expect((await loadDraft(draft))?.values.comment).toBe('Loose'));
});

it('a form that comes from a draft says so, and can start over', async () => {
  const { user, comment, onStartOver } = await show({ comment: 'Loose' }, true);
  expect(comment).toHaveProperty('value', 'Loose');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await waitFor(() => expect(onStartOver).toHaveBeenCalledOnce());
});
