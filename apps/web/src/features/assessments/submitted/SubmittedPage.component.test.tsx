import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  aListedAssessment,
  anAssessment,
  answerOf,
  aSubmittedAssessment,
  doors,
  lit,
} from '../../../testing/assessments.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { storeRejected } from '../../../testing/storeRejected.ts';
import { answerWork } from '../assessmentRecord.ts';
import { useShownAssessment } from '../offlineAssessments.ts';
import { SubmittedAssessment } from './SubmittedPage.tsx';

const principal = someone('principal');
const coordinator = someone('district_safety_coordinator');
const assessment = aSubmittedAssessment({ createdByUserId: principal.id });

beforeEach(() => fakeApi({ 'schools.listSchoolNames': () => [oakHill] }));

it('shows what was answered, without the skipped sections, and the score', async () => {
  await renderAs(principal, <SubmittedAssessment assessment={assessment} />);
  expect(await screen.findByRole('heading', { name: 'Doors' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Fences' })).toBeNull();
  expect(screen.getByText('Two latches are new.')).toBeTruthy();
  expect(screen.getByText(/50%/).textContent).toContain('Orange');
  const question = within(screen.getByRole('group', { name: 'b. Lit' }));
  expect(question.getByRole<HTMLInputElement>('radio', { name: /Poor/ }).checked).toBe(true);
});

it('says what of this device is not part of the submission', async () => {
  const note = { notes: { [doors.id]: { from: null, to: 'Mine' } } };
  await storeRejected(answerWork(assessment.id, note, 'Answer'), principal.id, {
    code: 'assessment.submitted',
    data: {},
  });
  fakeApi({ 'assessments.getAssessment': () => assessment });
  await renderAs(principal, <Shown />);
  expect(await screen.findByText(/^1 of your changes is only on this device\./)).toBeTruthy();
  expect(screen.getByText('Two latches are new.')).toBeTruthy();
  expect(screen.queryByText('Mine')).toBeNull();
});

function Shown() {
  const state = useShownAssessment(assessment.id);
  return state.kind === 'shown' ? <SubmittedAssessment assessment={state.record} /> : null;
}

it('its author reopens it, and does not delete it', async () => {
  fakeApi({
    'assessments.reopenAssessment': () => {
      throw refusal(409, 'assessment.notSubmitted');
    },
  });
  const user = await renderAs(principal, <SubmittedAssessment assessment={assessment} />);
  expect(await screen.findByRole('button', { name: 'Reopen' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reopen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reopen this assessment?' }));
  await user.click(dialog.getByRole('button', { name: 'Reopen' }));
  await expect.poll(() => callsOf('assessments.reopenAssessment')).toEqual([{ assessmentId: assessment.id }]);
});

it('a manager deletes it', async () => {
  fakeApi({ 'assessments.deleteAssessment': () => ({ done: true }) });
  const user = await renderAs(coordinator, <SubmittedAssessment assessment={assessment} />);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this assessment?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await expect.poll(() => callsOf('assessments.deleteAssessment')).toEqual([{ assessmentId: assessment.id }]);
});

it('a deleted one offers nothing but to be read', async () => {
  const deleted = { ...assessment, status: 'deleted' as const };
  await renderAs(coordinator, <SubmittedAssessment assessment={deleted} />);
  expect(await screen.findByText('This assessment was deleted. Only managers can see it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
});

it('is compared with an earlier one: what got better and what did not', async () => {
  const earlier = aListedAssessment({
    id: 'earlier0000000000000',
    timeSubmitted: '2026-03-05T14:30:00.000Z',
  });
  const before = aSubmittedAssessment({ id: earlier.id, score: 100, totalScore: 4 });
  fakeApi({
    'assessments.listAssessments': () => ({
      assessments: [aListedAssessment(), earlier],
      next: null,
      counts: { inprogress: 0, submitted: 2, deleted: null },
    }),
    'assessments.getAssessment': () => ({
      ...before,
      answered: before.answered.map((one) =>
        one.questionId === lit.id ? { ...one, answerId: answerOf(lit, 'Good') } : one,
      ),
    }),
  });
  const user = await renderAs(principal, <SubmittedAssessment assessment={assessment} />);
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  expect(await screen.findByRole('heading', { name: '1 worse' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: '1 the same' })).toBeTruthy();
  expect(screen.getByText('2 → 0')).toBeTruthy();
});

it('says when there is nothing to compare with', async () => {
  fakeApi({
    'assessments.listAssessments': () => ({
      assessments: [aListedAssessment()],
      next: null,
      counts: { inprogress: 0, submitted: 1, deleted: null },
    }),
  });
  const user = await renderAs(principal, <SubmittedAssessment assessment={assessment} />);
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  expect(
    await screen.findByText("There's no earlier assessment with this template at this school."),
  ).toBeTruthy();
});

it('the history speaks in the words of the rubric', async () => {
  fakeApi({
    'assessments.getAssessmentHistory': () => ({
      changes: [
        {
          sequence: 1,
          time: '2026-10-05T14:30:00.000Z',
          userId: principal.id,
          userName: 'Pat Lee',
          field: 'choices',
          from: { [lit.id]: { answerId: answerOf(lit, 'Good') } },
          to: { [lit.id]: { answerId: answerOf(lit, 'Poor') } },
        },
      ],
      next: null,
    }),
  });
  const user = await renderAs(
    principal,
    <SubmittedAssessment assessment={anAssessment({ ...assessment })} />,
  );
  await user.click(await screen.findByRole('button', { name: 'History' }));
  expect(await screen.findByText(/Lit: Good/)).toBeTruthy();
  expect(screen.getByText(/Lit: Poor/)).toBeTruthy();
});
