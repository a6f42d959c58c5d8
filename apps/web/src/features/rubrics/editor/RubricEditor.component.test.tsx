import { Notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import type { ShownRubric } from '@schooldog/contract/rubrics';
import { editedContent, rubricMerge, type RubricEdit } from '@schooldog/domain/rubrics';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { withDatabase } from '../../../platform/localDatabase/localDatabase.ts';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { observation } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { aRubric, aRubricContent } from '../../../testing/rubrics.ts';
import { someone } from '../../../testing/someone.ts';
import { useRubric } from '../queries.ts';
import { contentOf } from './editing/toSend.ts';
import { RubricEditor } from './RubricEditor.tsx';

const coordinator = someone('district_safety_coordinator');
const rubricId = aRubric().id;
const onCreated = vi.fn<() => void>();
/** As the server has it. */
let stored: ShownRubric;
let clock = 0;

function store(facts: Partial<ShownRubric>): ShownRubric {
  clock += 1;
  const timeUpdated = `2026-10-05T15:00:00.${String(clock).padStart(3, '0')}Z`;
  stored = { ...stored, timeUpdated, updatedByName: 'Sam Ortiz', ...facts };
  return stored;
}

function save(edit: RubricEdit): ShownRubric {
  const content = contentOf(rubricMerge.apply(editedContent(stored), edit).value);
  return store(stored.enabled ? { draft: content } : { content });
}

function requireSeen(seen: string): void {
  if (seen !== stored.timeUpdated) throw refusal(409, 'rubric.draftChanged');
}

beforeEach(() => {
  stored = aRubric();
  onCreated.mockClear();
  fakeApi({
    'entries.listTags': () => [],
    'settings.getObservationSettings': () => observation,
    'rubrics.getRubric': () => stored,
    'rubrics.saveRubric': ({ edit }) => save(edit),
    'rubrics.createRubric': ({ content }) => store({ content }),
    'rubrics.publishRubric': ({ seen }) => {
      requireSeen(seen);
      return store({ content: editedContent(stored), draft: null });
    },
    'rubrics.discardRubricDraft': ({ seen }) => {
      requireSeen(seen);
      return store({ draft: null });
    },
  });
});

type Given = Readonly<{ isNew?: boolean; canEdit?: boolean }>;

function Page({ isNew = false, canEdit = true }: Given) {
  const rubric = useRubric(rubricId, { isCreated: !isNew });
  const [part, setPart] = useState<string | null>(null);
  if (!isNew && rubric.data === undefined) return null;
  return (
    <RubricEditor
      rubricId={rubricId}
      shown={rubric.data}
      draft={null}
      canEdit={canEdit}
      part={part}
      onPart={setPart}
      onCreated={onCreated}
    />
  );
}

const open = (given: Given = {}) =>
  renderAs(
    coordinator,
    <>
      <Notifications />
      <Page {...given} />
    </>,
  );
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const row = (name: RegExp) =>
  within(screen.getByRole('region', { name: 'Outline' })).getByRole('button', { name });
const answer = (number: number) => screen.getByRole('group', { name: `Answer ${number}` });
const refetch = () => queryClient.refetchQueries({ queryKey: api.rubrics.getRubric.key() });

it('creates a rubric with the first change, and tells what is missing until it is complete', async () => {
  const user = await open({ isNew: true });
  const gaps = await screen.findByRole('region', { name: 'What is missing' });
  expect(screen.queryByText('Saved')).toBeNull();
  expect(
    within(gaps)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Give the rubric a name.', 'Add at least one section.']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add question' }).disabled).toBe(true);
  await user.type(await field('Name'), 'Fire drill');
  await user.tab();
  await expect
    .poll(() => callsOf('rubrics.createRubric'))
    .toMatchObject([{ rubricId, content: { name: 'Fire drill' } }]);
  await expect.poll(() => onCreated.mock.calls.length).toBe(1);

  await user.click(screen.getByRole('button', { name: 'Add section' }));
  await user.keyboard('Alarm');
  await user.click(screen.getByRole('button', { name: 'Add question' }));
  await user.keyboard('Is it heard?');
  await user.type(within(answer(1)).getByRole('textbox', { name: 'Name' }), 'Yes');
  await user.type(within(answer(2)).getByRole('textbox', { name: 'Name' }), 'No');
  expect(screen.getByText('The rubric is complete.')).toBeTruthy();
  await user.tab();
  await expect
    .poll(() => stored.content.questions)
    .toMatchObject([
      {
        title: 'Is it heard?',
        answers: [
          { value: 1, text: ['Yes'] },
          { value: 0, text: ['No'] },
        ],
      },
    ]);
  expect((await screen.findAllByText('Saved')).length).toBe(1);
});

it('jumps to what is missing', async () => {
  stored = aRubric({
    content: {
      ...aRubricContent,
      questions: aRubricContent.questions.map((one) => (one.title === 'Gates' ? { ...one, title: '' } : one)),
    },
  });
  const user = await open();
  await user.click(
    await screen.findByRole('button', { name: 'Section 1, question b: Give the question a title.' }),
  );
  expect(screen.getByRole('heading', { name: 'Question 1b' })).toBeTruthy();
  expect(row(/1b/).textContent).toContain('incomplete');
  await user.type(await field('Question title'), 'Gates');
  expect(screen.getByText('The rubric is complete.')).toBeTruthy();
});

it('shows which answer praises and concerns would choose', async () => {
  const user = await open();
  await screen.findByRole('heading', { name: 'Settings' });
  await user.click(row(/1a/));
  const box = within(screen.getByRole('region', { name: 'Try it' }));
  expect(box.getByText('Meets “Poor” (0 points).')).toBeTruthy();
  await user.clear(box.getByRole('textbox', { name: 'Praises' }));
  await user.type(box.getByRole('textbox', { name: 'Praises' }), '2');
  expect(box.getByText('Meets “Good” (2 points).')).toBeTruthy();
  await user.clear(box.getByRole('textbox', { name: 'Concerns' }));
  await user.type(box.getByRole('textbox', { name: 'Concerns' }), '3');
  expect(box.getByText('Meets “Poor” (0 points).')).toBeTruthy();
  const concerns = within(answer(3)).getByRole<HTMLInputElement>('textbox', { name: 'Concerns, at most' });
  expect([concerns.value, concerns.placeholder]).toEqual(['', 'any']);
  await user.type(concerns, '1');
  expect(box.getByText('No answer is met: the question stays unanswered.')).toBeTruthy();
});

it.each(['typed', 'pasted'])('takes -1 concerns for any number, %s', async (how) => {
  const user = await open();
  await screen.findByRole('heading', { name: 'Settings' });
  await user.click(row(/1a/));
  const concerns = within(answer(1)).getByRole<HTMLInputElement>('textbox', { name: 'Concerns, at most' });
  await user.clear(concerns);
  await user.type(concerns, '2');
  await user.clear(concerns);
  await (how === 'typed' ? user.type(concerns, '-1') : user.paste('-1'));
  await user.tab();
  expect([concerns.value, concerns.placeholder]).toEqual(['', 'any']);
  await expect.poll(() => stored.content.questions[0]?.answers[0]?.expectedConcerns).toBe(-1);
});

it('moves parts with Alt and the arrow keys, says so, and keeps the focus', async () => {
  const user = await open();
  await screen.findByRole('heading', { name: 'Settings' });
  row(/Gates/).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(screen.getByText('Moved. It is now question 2a.')).toBeTruthy();
  expect(document.activeElement).toBe(row(/2a.*Gates/));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(row(/Inside/));
  await expect
    .poll(() => stored.content.questions.map(({ title, sectionId }) => [title, sectionId]), {
      timeout: 3_000,
    })
    .toEqual([
      ['Doors', 'section1000000000000'],
      ['Gates', 'section2000000000000'],
      ['Halls', 'section2000000000000'],
    ]);
});

it('follows what others change, and asks where both changed the same', async () => {
  const user = await open();
  const name = await field('Name');
  await user.type(name, '!');
  store({ content: { ...stored.content, name: 'Sites', disclaimer: 'Stay safe' } });
  await refetch();
  const panel = await screen.findByRole('region', { name: 'Someone else changed this too' });
  expect(panel.textContent).toContain('Sites');
  expect(panel.textContent).toContain('Sam Ortiz');
  expect((await field('Instructions/Disclaimer')).value).toBe('Stay safe');
  await user.tab();
  expect(callsOf('rubrics.saveRubric')).toEqual([]);
  expect(screen.getByText('Not saved: please choose')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep mine: Name' }));
  await expect.poll(() => stored.content.name).toBe('Site security!');
  expect(screen.queryByRole('region', { name: 'Someone else changed this too' })).toBeNull();
});

it('says of a question that one person changed and the other removed that it was removed', async () => {
  const user = await open();
  await screen.findByRole('heading', { name: 'Settings' });
  await user.click(row(/1b/));
  await user.click(screen.getByRole('button', { name: 'Remove Question 1b' }));
  const questions = stored.content.questions.map((one) =>
    one.title === 'Gates' ? { ...one, title: 'All gates' } : one,
  );
  store({ content: { ...stored.content, questions } });
  await refetch();
  const panel = await screen.findByRole('region', { name: 'Someone else changed this too' });
  expect(panel.textContent).toContain('All gates');
  expect(panel.textContent).toContain('Removed');
});

it('an enabled one is edited as a draft, which is published or discarded', async () => {
  stored = aRubric({ enabled: true });
  const user = await open();
  expect(await screen.findByText(/kept as a draft until it is published/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  await user.type(await field('Name'), '!');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await expect.poll(() => stored).toMatchObject({ content: { name: 'Site security!' }, draft: null });
  await expect.poll(() => screen.queryByRole('button', { name: 'Publish' })).toBeNull();

  await user.clear(await field('Name'));
  await user.tab();
  const publish = await screen.findByRole<HTMLButtonElement>('button', { name: 'Publish' });
  expect([publish.disabled, publish.title]).toEqual([true, expect.stringContaining('still missing')]);
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  const asked = await screen.findByRole('dialog', { name: 'Discard the draft?' });
  await user.click(within(asked).getByRole('button', { name: 'Discard draft' }));
  await expect.poll(async () => (await field('Name')).value).toBe('Site security!');
});

const aDraft = (disclaimer: string) => ({ draft: { ...stored.content, disclaimer } });
const discardAsked = () => screen.findByRole('dialog', { name: 'Discard the draft?' });
const changedBySam = /^Sam Ortiz changed the draft in the meantime/;

it('asks again before a draft is discarded that somebody else changed in the meantime', async () => {
  stored = aRubric({ enabled: true });
  store(aDraft('Mine'));
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
  const asked = await discardAsked();
  store(aDraft('Theirs'));
  await user.click(within(asked).getByRole('button', { name: 'Discard draft' }));
  expect(await screen.findByText(changedBySam)).toBeTruthy();
  expect((await field('Instructions/Disclaimer')).value).toBe('Theirs');
  expect(stored.draft?.disclaimer).toBe('Theirs');
  await user.click(within(await discardAsked()).getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(stored.draft?.disclaimer).toBe('Theirs');
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  await user.click(within(await discardAsked()).getByRole('button', { name: 'Discard draft' }));
  await expect.poll(() => stored.draft).toBeNull();
});

it('tells before it discards that a save brought what somebody else changed', async () => {
  stored = aRubric({ enabled: true });
  store(aDraft('Mine'));
  const user = await open();
  await user.type(await field('Name'), '!');
  store(aDraft('Theirs'));
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(await screen.findByText(/^Someone else changed the draft in the meantime/)).toBeTruthy();
});

it('does not publish what somebody else changed in the meantime before it was looked at', async () => {
  stored = aRubric({ enabled: true });
  store(aDraft('Mine'));
  const user = await open();
  const publish = await screen.findByRole('button', { name: 'Publish' });
  store(aDraft('Theirs'));
  await user.click(publish);
  expect(await screen.findByText(changedBySam)).toBeTruthy();
  expect((await field('Instructions/Disclaimer')).value).toBe('Theirs');
  expect(stored.content.disclaimer).toBe('');
  await user.click(publish);
  await expect.poll(() => stored.content.disclaimer).toBe('Theirs');
});

it('can be read by those who may not edit it, and without a network', async () => {
  const user = await open({ canEdit: false });
  expect((await field('Name')).disabled || (await field('Name')).closest('fieldset')?.disabled).toBe(true);
  expect(screen.getByText(/only its author and people who manage rubrics/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add section' })).toBeNull();
  await user.click(row(/1a/));
  expect((await field('Question title')).closest('fieldset')?.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Remove Question 1a' })).toBeNull();
  const box = within(screen.getByRole('region', { name: 'Try it' }));
  await user.clear(box.getByRole('textbox', { name: 'Praises' }));
  await user.type(box.getByRole('textbox', { name: 'Praises' }), '2');
  expect(box.getByText('Meets “Good” (2 points).')).toBeTruthy();
});

it('duplicates one that cannot be edited, and says of a deleted one that it is deleted', async () => {
  fakeApi({ 'rubrics.duplicateRubric': () => aRubric({ id: 'copy0000000000000000' }) });
  const user = await open({ canEdit: false });
  await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
  await expect
    .poll(() => callsOf('rubrics.duplicateRubric'))
    .toMatchObject([{ fromRubricId: rubricId, name: 'Copy of Site security' }]);
  stored = aRubric({ isDeleted: true });
  await refetch();
  expect(await screen.findByText(/^This rubric was deleted\./)).toBeTruthy();
  expect(screen.queryByText(/only its author/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Duplicate' })).toBeNull();
});

it('keeps on the device what was typed when the network went, and saves it when it is back', async () => {
  const user = await open();
  await user.type(await field('Name'), '!');
  setManualOffline(true);
  await user.tab();
  expect(await screen.findByText('Kept on this device')).toBeTruthy();
  expect((await field('Name')).closest('fieldset')?.disabled).toBe(true);
  const kept = () =>
    withDatabase(async ({ records }) => (await records.toArray()).map(({ key, value }) => [key, value]));
  await expect
    .poll(kept, { timeout: 3_000 })
    .toContainEqual([`rubric/${rubricId}`, { name: { from: 'Site security', to: 'Site security!' } }]);
  setManualOffline(false);
  await expect.poll(() => stored.content.name).toBe('Site security!');
  await expect
    .poll(async () => (await kept()).filter(([key]) => String(key).startsWith('rubric/')))
    .toEqual([]);
});

it('says why something could not be saved', async () => {
  fakeApi({
    'rubrics.saveRubric': () => {
      throw refusal(409, 'rubric.deleted');
    },
  });
  const user = await open();
  await user.type(await field('Name'), '!');
  await user.tab();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByText('Not saved')).toBeTruthy();
});
