import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ShownAssessment } from '@schooldog/contract/assessments';
import { useState } from 'react';
import { drawnBytes, tuesdayMorning } from '@schooldog/domain/testing';
import { beforeEach, expect, it } from 'vitest';
import { withDatabase } from '../../../platform/localDatabase/localDatabase.ts';
import { storeOperation } from '../../../platform/outbox/storeOperation.ts';
import { anAssessment, answerOf, closed, doors, fences, lit, locked } from '../../../testing/assessments.ts';
import { fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { anEntry, oakHill, observation } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { storeRejected } from '../../../testing/storeRejected.ts';
import { answerWork } from '../assessmentRecord.ts';
import { Editor } from './Editor.tsx';

const me = someone('principal');
const assessment = anAssessment();
const nothing: ReadonlySet<string> = new Set();

beforeEach(() => {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getObservationSettings': () => observation,
  });
});

const show = (facts: Partial<ShownAssessment> = {}, missing = nothing) =>
  renderAs(me, <Editor assessment={{ ...assessment, ...facts }} missing={missing} />);

const stored = () =>
  withDatabase(async ({ outbox }) =>
    (await outbox.toArray()).map(({ recordKey, input }) => [recordKey.split('/').slice(1).join('/'), input]),
  );
const workOf = (part: string, edit: object) => [part, { assessmentId: assessment.id, edit }];
const group = (name: string) => screen.findByRole('group', { name });
const radio = async (name: string, answer: RegExp) =>
  within(await group(name)).getByRole<HTMLInputElement>('radio', { name: answer });

it('answers by entries and says why, and leaves the others open', async () => {
  await show();
  expect((await radio('a. Locked', /Good/)).checked).toBe(true);
  expect(screen.getByText("3 praise entries, 0 concerns: meets 'Good'")).toBeTruthy();
  expect((await radio('b. Lit', /Good/)).checked).toBe(false);
  expect((await radio('a. Closed', /Good/)).checked).toBe(false);
  expect(screen.getByText('1 of 3 answered')).toBeTruthy();
  expect(screen.getByText(/33%/)).toBeTruthy();
});

it('stores each answer on its own, at once, and counts it', async () => {
  const user = await show();
  await user.click(await radio('b. Lit', /Good/));
  expect((await radio('b. Lit', /Good/)).checked).toBe(true);
  expect(screen.getByText('2 of 3 answered')).toBeTruthy();
  await user.click(await radio('a. Closed', /Poor/));
  expect(screen.getByText(/67%/)).toBeTruthy();
  await expect.poll(stored).toEqual([
    workOf(`choices/${lit.id}`, {
      choices: { [lit.id]: { from: null, to: { answerId: answerOf(lit, 'Good') } } },
    }),
    workOf(`choices/${closed.id}`, {
      choices: { [closed.id]: { from: null, to: { answerId: answerOf(closed, 'Poor') } } },
    }),
  ]);
});

it('what a person chose holds, until they go back to automatic', async () => {
  const user = await show();
  await user.click(await radio('a. Locked', /Poor/));
  expect(
    screen.getByText("Chosen manually. Based on entries: 3 praise entries, 0 concerns: meets 'Good'"),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back to automatic' }));
  expect((await radio('a. Locked', /Good/)).checked).toBe(true);
  const chosen = { answerId: answerOf(locked, 'Poor') };
  await expect
    .poll(stored)
    .toEqual([
      workOf(`choices/${locked.id}`, { choices: { [locked.id]: { from: null, to: chosen } } }),
      workOf(`choices/${locked.id}`, { choices: { [locked.id]: { from: chosen, to: null } } }),
    ]);
});

it('a skipped section asks nothing and counts for nothing', async () => {
  const user = await show();
  await user.click(await screen.findByRole('checkbox', { name: 'Skip section: Fences' }));
  expect(screen.queryByRole('group', { name: 'a. Closed' })).toBeNull();
  expect(screen.getByText('1 of 2 answered')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Skip this assessment' }));
  expect(screen.getByText('This assessment is skipped.')).toBeTruthy();
  await expect
    .poll(stored)
    .toEqual([
      workOf(`skippedSections/${fences.id}`, { skippedSections: { [fences.id]: { from: null, to: true } } }),
      workOf('skip', { skip: { from: false, to: true } }),
    ]);
});

const doorNotes = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes/Context: Doors' });
const noteWork = (from: string | null, to: string) =>
  workOf(`notes/${doors.id}`, { notes: { [doors.id]: { from, to } } });

/** Without the time that passes between the keys of a busy machine. */
const write = (field: HTMLTextAreaElement, ...texts: readonly string[]) => {
  for (const value of texts) fireEvent.change(field, { target: { value } });
};

it('stores notes while they are typed, once for each pause, at most 200 characters', async () => {
  const user = await show();
  const notes = await doorNotes();
  expect(notes.maxLength).toBe(200);
  notes.focus();
  write(notes, ' L', ' Lat', ' Latch ');
  expect(screen.getByText('7 of 200')).toBeTruthy();
  await expect.poll(stored).toEqual([noteWork(null, 'Latch')]);
  // The field keeps the blank, so that the next word does not touch the last one.
  expect(notes.value).toBe(' Latch ');
  write(notes, ' Latch b', ' Latch broken');
  await expect.poll(stored).toEqual([noteWork(null, 'Latch'), noteWork('Latch', 'Latch broken')]);
  await user.tab();
  expect(notes.value).toBe('Latch broken');
  expect(await stored()).toHaveLength(2);
});

it('stores notes at once when the field or the page is left', async () => {
  await show();
  const notes = await doorNotes();
  write(notes, 'Latch');
  fireEvent.blur(notes);
  write(notes, 'Latch off');
  fireEvent(window, new Event('pagehide'));
  write(notes, 'Latch on');
  await expect
    .poll(stored)
    .toEqual([noteWork(null, 'Latch'), noteWork('Latch', 'Latch off'), noteWork('Latch off', 'Latch on')]);
});

/** With buttons by which somebody else's notes and answers arrive. */
function Changing() {
  const [form, setForm] = useState(assessment.form);
  const choices = { [lit.id]: { answerId: answerOf(lit, 'Good') } };
  return (
    <>
      <Editor assessment={{ ...assessment, form }} missing={nothing} />
      <button type="button" onClick={() => setForm({ ...form, notes: { [doors.id]: 'Theirs' } })}>
        Other notes
      </button>
      <button type="button" onClick={() => setForm({ ...form, choices })}>
        Other answer
      </button>
      <button type="button" onClick={() => setForm({ ...form, choices: {} })}>
        Answer cleared
      </button>
    </>
  );
}

it('stores what is being typed as its person saw it when someone else wrote the same notes', async () => {
  await renderAs(me, <Changing />);
  const notes = await doorNotes();
  notes.focus();
  write(notes, 'Mine');
  act(() => screen.getByRole('button', { name: 'Other notes' }).click());
  await expect.poll(stored).toEqual([noteWork(null, 'Mine')]);
  expect(notes.value).toBe('Mine');
});

it('leaves what is being typed alone when other parts change', async () => {
  const user = await renderAs(me, <Changing />);
  const notes = await doorNotes();
  notes.focus();
  write(notes, 'One ');
  await expect.poll(stored).toEqual([noteWork(null, 'One')]);
  act(() => screen.getByRole('button', { name: 'Other answer' }).click());
  await expect.poll(async () => (await radio('b. Lit', /Good/)).checked).toBe(true);
  expect(notes.value).toBe('One ');
  await user.type(notes, 'two');
  expect(notes.value).toBe('One two');
});

it('keeps an answer that is being stored when another arrives', async () => {
  const user = await renderAs(me, <Changing />);
  await user.click(await radio('a. Closed', /Good/));
  act(() => screen.getByRole('button', { name: 'Other answer' }).click());
  expect((await radio('b. Lit', /Good/)).checked).toBe(true);
  expect((await radio('a. Closed', /Good/)).checked).toBe(true);
});

it('shows that someone else cleared an answer after it had arrived', async () => {
  const user = await renderAs(me, <Changing />);
  await user.click(await radio('b. Lit', /Good/));
  act(() => screen.getByRole('button', { name: 'Other answer' }).click());
  act(() => screen.getByRole('button', { name: 'Answer cleared' }).click());
  expect((await radio('b. Lit', /Good/)).checked).toBe(false);
});

it('shows notes that someone else wrote', async () => {
  await renderAs(me, <Changing />);
  const notes = await doorNotes();
  notes.focus();
  act(() => screen.getByRole('button', { name: 'Other notes' }).click());
  await expect.poll(() => notes.value).toBe('Theirs');
});

const mine = answerWork(assessment.id, { notes: { [doors.id]: { from: null, to: 'Mine' } } }, 'Answer');

const noteConflict = {
  path: ['notes', doors.id],
  present: 'Theirs',
  yours: 'Mine',
  canKeepBoth: true,
  byName: 'Sam Ortiz',
  time: null,
};
const present = { ...assessment.form, notes: { [doors.id]: 'Theirs' } };
const theirsToo = { code: 'record.conflict', data: { present, conflicts: [noteConflict] } } as const;

it('does not offer to keep both notes where they are too long together', async () => {
  await storeRejected(mine, me.id, theirsToo);
  const longer = { notes: { [doors.id]: { from: 'Mine', to: 'm'.repeat(194) } } };
  await withDatabase((database) =>
    storeOperation(answerWork(assessment.id, longer, 'Answer'), {
      database,
      userId: me.id,
      now: () => tuesdayMorning.getTime(),
      randomBytes: drawnBytes,
    }),
  );
  await show();
  expect(await screen.findByRole('button', { name: 'Keep mine: Notes/Context: Doors' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Keep both: Notes/Context: Doors' })).toBeNull();
});

it('asks about notes that the server rejected because someone else wrote first', async () => {
  await storeRejected(mine, me.id, theirsToo);
  const user = await show();
  await user.click(await screen.findByRole('button', { name: 'Keep mine: Notes/Context: Doors' }));
  await expect
    .poll(stored)
    .toEqual([workOf(`notes/${doors.id}`, { notes: { [doors.id]: { from: 'Theirs', to: 'Mine' } } })]);
});

it('says when the server did not take an answer, and why', async () => {
  await storeRejected(mine, me.id, { code: 'assessment.submitted', data: {} });
  await show();
  expect(await screen.findByText(/^Error auto-saving assessment\. Please try again later\./)).toBeTruthy();
});

it('points at questions without an answer', async () => {
  await show({}, new Set([locked.id, lit.id]));
  expect(within(await group('b. Lit')).getByText('Please answer this question.')).toBeTruthy();
  expect(within(await group('a. Locked')).queryByText('Please answer this question.')).toBeNull();
});

it('shows instructions and context, and hides points where the rubric hides them', async () => {
  const user = await show({ rubric: { ...assessment.rubric, showScores: false } });
  expect(screen.queryByText('2 pts')).toBeNull();
  expect(screen.queryByText(/33%/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Instructions/Disclaimer' }));
  expect(await screen.findByText('Walk around once.')).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'What to look at' }));
  expect(await screen.findByText('Hinges')).toBeTruthy();
});

it('lists the entries that the viewer can see, and counts the others', async () => {
  const entry = anEntry({ comment: 'A new latch', tags: ['door'] });
  fakeApi({ 'assessments.listLinkedEntries': () => ({ entries: [entry], hidden: 3 }) });
  const user = await show();
  await user.click(await screen.findByRole('button', { name: 'Linked entries (4)' }));
  expect(await screen.findByText('A new latch')).toBeTruthy();
  expect(screen.getByText("and 3 more that you can't see")).toBeTruthy();
});

it('says when entries cannot be loaded', async () => {
  fakeApi({
    'assessments.listLinkedEntries': () => {
      throw refusal(403, 'assessment.viewNotAllowed');
    },
  });
  const user = await show();
  await user.click(await screen.findByRole('button', { name: 'Linked entries (4)' }));
  expect(await screen.findByText('Failed to load entries')).toBeTruthy();
});
