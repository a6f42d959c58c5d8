import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { api } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { withDatabase } from '../../../platform/localDatabase/localDatabase.ts';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { fill } from '../../../testing/fill.ts';
import { aRubric, aRubricContent } from '../../../testing/rubrics.ts';
import {
  fakeRubrics,
  field,
  onCreated,
  openEditor,
  rubricId,
  server,
  store,
} from '../testing/editorPage.tsx';

beforeEach(fakeRubrics);

const row = (name: RegExp) =>
  within(screen.getByRole('region', { name: 'Outline' })).getByRole('button', { name });
const answer = (number: number) => screen.getByRole('group', { name: `Answer ${number}` });
const refetch = () => queryClient.refetchQueries({ queryKey: api.rubrics.getRubric.key() });

it('creates a rubric with the first change, and tells what is missing until it is complete', async () => {
  const user = await openEditor({ isNew: true });
  const gaps = await screen.findByRole('region', { name: 'What is missing' });
  expect(screen.queryByText('Saved')).toBeNull();
  expect(
    within(gaps)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Give the rubric a name.', 'Add at least one section.']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add question' }).disabled).toBe(true);
  await fill(user, await field('Name'), 'Fire drill');
  await user.tab();
  await expect
    .poll(() => callsOf('rubrics.createRubric'))
    .toMatchObject([{ rubricId, content: { name: 'Fire drill' } }]);
  await expect.poll(() => onCreated.mock.calls.length).toBe(1);

  await user.click(screen.getByRole('button', { name: 'Add section' }));
  await user.keyboard('Alarm');
  await user.click(screen.getByRole('button', { name: 'Add question' }));
  await user.keyboard('Is it heard?');
  await fill(user, within(answer(1)).getByRole('textbox', { name: 'Name' }), 'Yes');
  await fill(user, within(answer(2)).getByRole('textbox', { name: 'Name' }), 'No');
  expect(screen.getByText('The rubric is complete.')).toBeTruthy();
  await user.tab();
  await expect
    .poll(() => server.stored.content.questions)
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
  server.stored = aRubric({
    content: {
      ...aRubricContent,
      questions: aRubricContent.questions.map((one) => (one.title === 'Gates' ? { ...one, title: '' } : one)),
    },
  });
  const user = await openEditor();
  await user.click(
    await screen.findByRole('button', { name: 'Section 1, question b: Give the question a title.' }),
  );
  expect(screen.getByRole('heading', { name: 'Question 1b' })).toBeTruthy();
  expect(row(/1b/).textContent).toContain('incomplete');
  await fill(user, await field('Question title'), 'Gates');
  expect(screen.getByText('The rubric is complete.')).toBeTruthy();
});

it('shows which answer praises and concerns would choose', async () => {
  const user = await openEditor();
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
  const user = await openEditor();
  await screen.findByRole('heading', { name: 'Settings' });
  await user.click(row(/1a/));
  const concerns = within(answer(1)).getByRole<HTMLInputElement>('textbox', { name: 'Concerns, at most' });
  await user.clear(concerns);
  await user.type(concerns, '2');
  await user.clear(concerns);
  await (how === 'typed' ? user.type(concerns, '-1') : user.paste('-1'));
  await user.tab();
  expect([concerns.value, concerns.placeholder]).toEqual(['', 'any']);
  await expect.poll(() => server.stored.content.questions[0]?.answers[0]?.expectedConcerns).toBe(-1);
});

it('moves parts with Alt and the arrow keys, says so, and keeps the focus', async () => {
  const user = await openEditor();
  await screen.findByRole('heading', { name: 'Settings' });
  row(/Gates/).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(screen.getByText('Moved. It is now question 2a.')).toBeTruthy();
  expect(document.activeElement).toBe(row(/2a.*Gates/));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(row(/Inside/));
  await expect
    .poll(() => server.stored.content.questions.map(({ title, sectionId }) => [title, sectionId]), {
      timeout: 3_000,
    })
    .toEqual([
      ['Doors', 'section1000000000000'],
      ['Gates', 'section2000000000000'],
      ['Halls', 'section2000000000000'],
    ]);
});

it('follows what others change, and asks where both changed the same', async () => {
  const user = await openEditor();
  const name = await field('Name');
  await user.type(name, '!');
  store({ content: { ...server.stored.content, name: 'Sites', disclaimer: 'Stay safe' } });
  await refetch();
  const panel = await screen.findByRole('region', { name: 'Someone else changed this too' });
  expect(panel.textContent).toContain('Sites');
  expect(panel.textContent).toContain('Sam Ortiz');
  expect((await field('Instructions/Disclaimer')).value).toBe('Stay safe');
  await user.tab();
  expect(callsOf('rubrics.saveRubric')).toEqual([]);
  expect(screen.getByText('Not saved: please choose')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep mine: Name' }));
  await expect.poll(() => server.stored.content.name).toBe('Site security!');
  expect(screen.queryByRole('region', { name: 'Someone else changed this too' })).toBeNull();
});

it('says of a question that one person changed and the other removed that it was removed', async () => {
  const user = await openEditor();
  await screen.findByRole('heading', { name: 'Settings' });
  await user.click(row(/1b/));
  await user.click(screen.getByRole('button', { name: 'Remove Question 1b' }));
  const questions = server.stored.content.questions.map((one) =>
    one.title === 'Gates' ? { ...one, title: 'All gates' } : one,
  );
  store({ content: { ...server.stored.content, questions } });
  await refetch();
  const panel = await screen.findByRole('region', { name: 'Someone else changed this too' });
  expect(panel.textContent).toContain('All gates');
  expect(panel.textContent).toContain('Removed');
});

it('can be read by those who may not edit it, and without a network', async () => {
  const user = await openEditor({ canEdit: false });
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
  const user = await openEditor({ canEdit: false });
  await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
  await expect
    .poll(() => callsOf('rubrics.duplicateRubric'))
    .toMatchObject([{ fromRubricId: rubricId, name: 'Copy of Site security' }]);
  server.stored = aRubric({ isDeleted: true });
  await refetch();
  expect(await screen.findByText(/^This rubric was deleted\./)).toBeTruthy();
  expect(screen.queryByText(/only its author/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Duplicate' })).toBeNull();
});

it('keeps on the device what was typed when the network went, and saves it when it is back', async () => {
  const user = await openEditor();
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
  await expect.poll(() => server.stored.content.name).toBe('Site security!');
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
  const user = await openEditor();
  await user.type(await field('Name'), '!');
  await user.tab();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByText('Not saved')).toBeTruthy();
});
