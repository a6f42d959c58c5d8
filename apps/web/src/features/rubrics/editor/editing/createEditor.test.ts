import { ORPCError } from '@orpc/client';
import { emptyRubric, type RubricContent, type RubricEdit, rubricMerge } from '@schooldog/domain/rubrics';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addSection, withSection } from './changes.ts';
import { createEditor, type Known, type Work } from './createEditor.ts';
import { contentOf } from './toSend.ts';

const sectionId = 'section0000000000000';
const start = withSection(addSection({ ...emptyRubric, name: 'Doors' }, sectionId), sectionId, {
  title: 'Outside',
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type State = { isOnline: boolean; failures: Error[]; answer: Promise<void> | null };

/** A server that stores what it gets, unless it is told to fail. */
function aServer(draft: RubricEdit | null = null) {
  let content: RubricContent = start;
  let clock = 0;
  const sent: Work[] = [];
  const kept: (RubricEdit | null)[] = [];
  const known = (): Known => ({ content, time: String(clock).padStart(4, '0'), byName: 'Sam Ortiz' });
  const state: State = { isOnline: true, failures: [], answer: null };
  const editor = createEditor({
    known: known(),
    draft,
    canSend: () => state.isOnline,
    keepDraft: async (edit) => void kept.push(edit),
    forgetDraft: async () => void kept.push(null),
    send: async (work) => {
      sent.push(work);
      const failure = state.failures.shift();
      if (failure !== undefined) throw failure;
      content = contentOf(rubricMerge.apply(content, work.edit).value);
      clock += 1;
      const answer = known();
      await state.answer;
      return answer;
    },
  });
  /** Someone else saves. */
  const change = (update: (before: RubricContent) => RubricContent) => {
    content = update(content);
    clock += 1;
    return known();
  };
  const type = (name: string) => editor.change((before) => ({ ...before, name }));
  return { editor, sent, kept, state, change, type, name: () => editor.store.get().values.name };
}

it('saves after a pause in typing, once, and only what changed', async () => {
  const { editor, sent, type, kept } = aServer();
  for (const name of ['Doors ', 'Doors a', 'Doors and ']) type(name);
  expect(editor.store.get().save).toBe('waiting');
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.map(({ edit }) => edit)).toEqual([{ name: { from: 'Doors', to: 'Doors and' } }]);
  expect(editor.store.get().save).toBe('saved');
  // What was typed stays as it was typed: the next word follows the blank.
  expect(editor.store.get().values.name).toBe('Doors and ');
  expect(kept.at(-1)).toBeNull();
});

it('what is typed while a save is on its way follows it, and is no conflict with it', async () => {
  const { editor, sent, type, state, change } = aServer();
  let arrive = () => {};
  state.answer = new Promise((resolve) => {
    arrive = resolve;
  });
  type('Doors and');
  await vi.advanceTimersByTimeAsync(1_000);
  type('Doors and gates');
  // The live update comes before the answer.
  editor.receive(change((before) => before));
  arrive();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent.map(({ edit }) => edit.name)).toEqual([
    { from: 'Doors', to: 'Doors and' },
    { from: 'Doors and', to: 'Doors and gates' },
  ]);
  expect(editor.store.get()).toMatchObject({
    save: 'saved',
    conflicts: [],
    values: { name: 'Doors and gates' },
  });
});

it('takes over what others change, and an older state never', async () => {
  const { editor, change, type, name } = aServer();
  const old = change((before) => before);
  const theirs = change((before) => withSection(before, sectionId, { title: 'Inside' }));
  editor.receive(theirs);
  type('Gates');
  editor.receive(old);
  expect(editor.store.get().values.sections).toMatchObject([{ title: 'Inside' }]);
  expect(name()).toBe('Gates');
  expect(await editor.flush()).toBe(true);
});

it('asks where two people changed the same, saves nothing meanwhile, and then what was chosen', async () => {
  const { editor, sent, change, type } = aServer();
  type('Gates');
  editor.receive(change((before) => ({ ...before, name: 'Fences' })));
  await vi.advanceTimersByTimeAsync(5_000);
  const [conflict] = editor.store.get().conflicts;
  expect(conflict).toMatchObject({ path: ['name'], present: 'Fences', yours: 'Gates', byName: 'Sam Ortiz' });
  expect(sent).toEqual([]);
  if (conflict !== undefined) editor.choose(conflict, 'mine');
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.map(({ edit }) => edit)).toEqual([{ name: { from: 'Fences', to: 'Gates' } }]);
  expect(editor.store.get()).toMatchObject({ save: 'saved', conflicts: [] });
});

it('a conflict that only the server saw is shown with its author', async () => {
  const { editor, state, type } = aServer();
  const conflict = {
    path: ['name'],
    present: 'Fences',
    yours: 'Gates',
    canKeepBoth: false,
    byName: 'Ana Reyes',
    time: '2026-10-05T14:30:00.000Z',
  };
  const data = { present: { ...start, name: 'Fences' }, conflicts: [conflict] };
  state.failures.push(new ORPCError('record.conflict', { status: 409, data }));
  type('Gates');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(editor.store.get().conflicts).toMatchObject([{ path: ['name'], byName: 'Ana Reyes' }]);
  expect(editor.store.get().error).toBeNull();
});

it('an answer that got lost is asked for again with the same operation, before anything newer', async () => {
  const { editor, sent, state, type } = aServer();
  state.failures.push(new TypeError('Failed to fetch'));
  type('Gates');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(editor.store.get().save).toBe('failed');
  type('Gates and');
  await vi.advanceTimersByTimeAsync(3_000);
  const [first, again, newer] = sent;
  expect(again).toBe(first);
  expect(newer?.edit).toEqual({ name: { from: 'Gates', to: 'Gates and' } });
  expect(editor.store.get()).toMatchObject({ save: 'saved', error: null });
});

it('keeps what cannot be sent on the device, and goes on from there', async () => {
  const { editor, sent, kept, state, type } = aServer();
  state.isOnline = false;
  type('Gates');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([]);
  const draft = { name: { from: 'Doors', to: 'Gates' } };
  expect(kept).toEqual([draft]);
  expect(await editor.flush()).toBe(false);

  const later = aServer(draft);
  expect(later.name()).toBe('Gates');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(later.sent.map(({ edit }) => edit)).toEqual([draft]);
});

it('a rejected save says why, and is tried again with the next change', async () => {
  const { editor, sent, state, type } = aServer();
  const rejection = new ORPCError('rubric.editNotAllowed', { status: 403 });
  state.failures.push(rejection);
  type('Gates');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toHaveLength(1);
  expect(editor.store.get()).toMatchObject({ save: 'failed', error: rejection });
  type('Gates!');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(2);
  expect(editor.store.get()).toMatchObject({ save: 'saved', error: null });
});
