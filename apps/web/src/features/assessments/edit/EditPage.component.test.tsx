import { Notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { localDatabase } from '../../../platform/localDatabase/localDatabase.ts';
import {
  anAssessment,
  answerOf,
  aSubmittedAssessment,
  closed,
  doors,
  lit,
  locked,
} from '../../../testing/assessments.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { fill } from '../../../testing/fill.ts';
import { aWalk, oakHill, somebodyElse } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { storeRejected } from '../../../testing/storeRejected.ts';
import { answerWork } from '../assessmentRecord.ts';
import { OpenAssessment } from './EditPage.tsx';

const me = someone('principal');
const own = anAssessment({ createdByUserId: me.id, createdByName: 'Pat Lee' });
const complete = {
  ...own,
  form: {
    ...own.form,
    choices: {
      [lit.id]: { answerId: answerOf(lit, 'Good') },
      [closed.id]: { answerId: answerOf(closed, 'Good') },
    },
  },
};

beforeEach(() => fakeApi({ 'schools.listSchoolNames': () => [oakHill] }));
afterEach(() => setManualOffline(false));

it('names what is assessed, and by whom', async () => {
  await renderAs(me, <OpenAssessment assessment={own} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Site security' })).toBeTruthy();
  expect(await screen.findByText('Oak Hill Elementary')).toBeTruthy();
  expect(screen.getByText(/^Pat Lee/)).toBeTruthy();
});

it('submitting points at what is missing, and moves there', async () => {
  const user = await renderAs(me, <OpenAssessment assessment={own} />);
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  const first = screen.getByRole('group', { name: 'b. Lit' });
  expect(within(first).getByText('Please answer this question.')).toBeTruthy();
  expect(document.activeElement).toBe(first);
  expect(screen.getByText('Please answer the highlighted questions, or skip their sections.')).toBeTruthy();
  expect(callsOf('assessments.submitAssessment')).toEqual([]);
});

it('a complete one is submitted; what the server misses is pointed at', async () => {
  fakeApi({
    'assessments.submitAssessment': () => {
      throw refusal(409, 'assessment.incomplete', { questionIds: [closed.id] });
    },
  });
  const user = await renderAs(me, <OpenAssessment assessment={complete} />);
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  await expect.poll(() => callsOf('assessments.submitAssessment')).toEqual([{ assessmentId: own.id }]);
  await expect.poll(() => document.activeElement?.id).toBe(`question-${closed.id}`);
});

it('a note that is still on its way goes before the submission', async () => {
  fakeApi({
    'assessments.submitAssessment': () => {
      throw refusal(409, 'assessment.changed');
    },
  });
  const user = await renderAs(me, <OpenAssessment assessment={complete} />);
  await fill(user, await screen.findByRole('textbox', { name: 'Notes/Context: Doors' }), 'Two lamps.');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const { outbox } = await localDatabase();
  await expect.poll(() => outbox.count()).toBe(1);
  expect(callsOf('assessments.submitAssessment')).toEqual([]);
  await outbox.clear();
  await expect.poll(() => callsOf('assessments.submitAssessment')).toEqual([{ assessmentId: own.id }]);
});

it('says when entries changed an answer just before it was submitted', async () => {
  const submitted = aSubmittedAssessment({ id: own.id });
  const answered = submitted.answered.map((one) =>
    one.questionId === locked.id ? { ...one, answerId: answerOf(locked, 'Poor') } : one,
  );
  fakeApi({ 'assessments.submitAssessment': () => ({ ...submitted, answered }) });
  const user = await renderAs(
    me,
    <>
      <OpenAssessment assessment={complete} />
      <Notifications />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/^Assessment submitted\. Entries changed just before/)).toBeTruthy();
});

it('waits until its person has chosen between two notes, and leads there', async () => {
  fakeApi({
    'assessments.submitAssessment': () => {
      throw refusal(409, 'assessment.changed');
    },
  });
  const note = { notes: { [doors.id]: { from: null, to: 'Mine' } } };
  const conflict = {
    path: ['notes', doors.id],
    present: 'Theirs',
    yours: 'Mine',
    canKeepBoth: true,
    byName: null,
    time: null,
  };
  const present = { ...complete.form, notes: { [doors.id]: 'Theirs' } };
  await storeRejected(answerWork(own.id, note, 'Answer'), me.id, {
    code: 'record.conflict',
    data: { present, conflicts: [conflict] },
  });
  const user = await renderAs(me, <OpenAssessment assessment={complete} />);
  await screen.findByRole('heading', { name: 'Someone else changed this too' });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/^Not submitted yet\./)).toBeTruthy();
  expect(document.activeElement?.id).toBe('unsaved-answers');
  expect(callsOf('assessments.submitAssessment')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Keep theirs: Notes/Context: Doors' }));
  await expect.poll(() => screen.queryByText(/^Not submitted yet\./)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await expect.poll(() => callsOf('assessments.submitAssessment')).toEqual([{ assessmentId: own.id }]);
});

it('can be answered offline, and says that submitting needs a connection', async () => {
  await renderAs(me, <OpenAssessment assessment={own} />);
  setManualOffline(true);
  expect(await screen.findByText('You need a connection to submit.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ disabled }) => disabled)).toBe(false);
});

it('someone else reads it', async () => {
  await renderAs(someone('sro'), <OpenAssessment assessment={own} />);
  expect(await screen.findByText(/^You can view this assessment/)).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>('radio').every(({ disabled }) => disabled)).toBe(true);
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});

it('one in a walk is submitted with the walk', async () => {
  const walk = aWalk();
  const inWalk = {
    ...own,
    walkId: walk.id,
    walk: {
      id: walk.id,
      status: 'inprogress' as const,
      leaderUserId: walk.leaderUserId,
      participantUserIds: [me.id, somebodyElse.id],
      timeCreated: walk.timeCreated,
    },
  };
  await renderAs(me, <OpenAssessment assessment={inWalk} />);
  expect(await screen.findByText('Completing the walk submits this assessment.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the walk' }).getAttribute('href')).toBe(
    `/walks/walk/${walk.id}/inprogress`,
  );
});

it('says to the person who began it that its walk is over', async () => {
  const walk = aWalk();
  const skipped = {
    ...own,
    form: { ...own.form, skip: true },
    walkId: walk.id,
    walk: {
      id: walk.id,
      status: 'complete' as const,
      leaderUserId: me.id,
      participantUserIds: [me.id],
      timeCreated: walk.timeCreated,
    },
  };
  await renderAs(me, <OpenAssessment assessment={skipped} />);
  expect(await screen.findByText(/Its walk is complete, so it can't be answered anymore\.$/)).toBeTruthy();
  expect(screen.getAllByText('Skipped')).not.toEqual([]);
  expect(screen.queryByText('In progress')).toBeNull();
});
