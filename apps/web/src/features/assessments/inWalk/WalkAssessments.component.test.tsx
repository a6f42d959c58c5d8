import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { withDatabase } from '../../../platform/localDatabase/localDatabase.ts';
import { anAssessment, answerOf, closed, doors, lit } from '../../../testing/assessments.ts';
import { callsOf, fakeApi, type FakeHandlers, refusal } from '../../../testing/fakeApi.ts';
import { anEntryOfWalk, aWalk, oakHill, observation } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { storeRejected } from '../../../testing/storeRejected.ts';
import { answerWork } from '../assessmentRecord.ts';
import { useWalkAssessments } from './useWalkAssessments.ts';
import { WalkAssessments } from './WalkAssessments.tsx';

const me = someone('principal');
const custodian = someone('custodial');
const walk = aWalk({ leaderUserId: me.id });
const inWalk = anAssessment({
  walkId: walk.id,
  walk: {
    id: walk.id,
    status: 'inprogress',
    leaderUserId: me.id,
    participantUserIds: [me.id, custodian.id],
    timeCreated: walk.timeCreated,
  },
  evidence: [],
  form: {
    ...anAssessment().form,
    choices: {
      [lit.id]: { answerId: answerOf(lit, 'Good') },
      [closed.id]: { answerId: answerOf(closed, 'Good') },
    },
  },
});
const praise = anEntryOfWalk({ observationType: 'praise', tags: ['Door'] });
const concern = anEntryOfWalk({ id: 'entry000000000000001', tags: ['door'] });

type Props = Readonly<{ entries: readonly ReturnType<typeof anEntryOfWalk>[]; wasTried?: boolean }>;

function Part({ entries, wasTried = false }: Props) {
  const assessed = useWalkAssessments(walk.id, entries);
  return (
    <>
      <WalkAssessments walk={walk} assessed={assessed} entries={entries} filling={{ wasTried }} />
      <p>Incomplete: {assessed.incomplete.length}</p>
    </>
  );
}

const answering = (added: FakeHandlers) =>
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getObservationSettings': () => observation,
    ...added,
  });

beforeEach(() => answering({ 'assessments.listWalkAssessments': () => ({ assessments: [inWalk] }) }));
afterEach(() => setManualOffline(false));

it('is answered by the entries of the walk, also by those that are only on this device', async () => {
  await renderAs(me, <Part entries={[praise]} />);
  expect(await screen.findByText('3 of 3 answered')).toBeTruthy();
  expect(screen.getByText(/100%/)).toBeTruthy();
  expect(screen.getByText('Incomplete: 0')).toBeTruthy();
});

it('opens with its entries, and points at what is missing once somebody tried to complete', async () => {
  const unanswered = { ...inWalk, form: { ...inWalk.form, choices: {} } };
  answering({ 'assessments.listWalkAssessments': () => ({ assessments: [unanswered] }) });
  const user = await renderAs(me, <Part entries={[praise, concern]} wasTried />);
  expect(await screen.findByText('2 questions have no answer yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Answer Site security' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Site security' }));
  expect(dialog.getAllByText('Please answer this question.')).toHaveLength(2);
  expect(dialog.getByText("1 praise entry, 1 concern: meets 'Poor'")).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Linked entries (2)' }));
  const linked = within(await screen.findByRole('dialog', { name: 'Linked entries' }));
  expect(linked.getAllByRole('article')).toHaveLength(2);
  expect(linked.getByText(/Praises and concerns count; others are only shown\.$/)).toBeTruthy();
});

it('notes that the server did not take stop the walk until they are decided about', async () => {
  const note = { notes: { [doors.id]: { from: null, to: 'Mine' } } };
  await storeRejected(answerWork(inWalk.id, note, 'Answer'), me.id, { code: 'record.conflict', data: {} });
  await renderAs(me, <Part entries={[praise]} wasTried />);
  expect(await screen.findByText('Incomplete: 1')).toBeTruthy();
  expect(screen.getByText(/^Some notes or answers aren't saved/)).toBeTruthy();
});

it('a skipped one is not missing, and skipping needs no network', async () => {
  const unanswered = { ...inWalk, form: { ...inWalk.form, choices: {} } };
  answering({ 'assessments.listWalkAssessments': () => ({ assessments: [unanswered] }) });
  const user = await renderAs(me, <Part entries={[]} />);
  expect(await screen.findByText('Incomplete: 1')).toBeTruthy();
  setManualOffline(true);
  await user.click(screen.getByRole('button', { name: 'Skip Site security' }));
  expect(await screen.findByText('Incomplete: 0')).toBeTruthy();
  expect(await withDatabase(({ outbox }) => outbox.toArray())).toMatchObject([
    { input: { assessmentId: inWalk.id, edit: { skip: { from: false, to: true } } } },
  ]);
  expect(screen.getByText('You need a connection to add an assessment.')).toBeTruthy();
});

it('adds one to the walk, and says when that failed', async () => {
  answering({
    'rubrics.listTemplates': () => ({
      templates: [{ id: 'security000000000000', name: 'Site security', sections: 2, questions: 3 }],
    }),
    'assessments.createAssessment': () => {
      throw refusal(500, 'server.failed');
    },
  });
  const user = await renderAs(me, <Part entries={[]} />);
  await user.click(await screen.findByRole('button', { name: 'Add assessment' }));
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  expect(
    await screen.findByText('Error linking new assessment to walk. Please try again later.'),
  ).toBeTruthy();
  expect(callsOf('assessments.createAssessment')).toMatchObject([
    { rubricId: 'security000000000000', schoolId: oakHill.id, additionalParams: { walkId: walk.id } },
  ]);
});

it('removes one after asking', async () => {
  fakeApi({
    'assessments.deleteAssessment': () => {
      throw refusal(409, 'assessment.walkNotInProgress');
    },
  });
  const user = await renderAs(me, <Part entries={[]} />);
  await user.click(await screen.findByRole('button', { name: 'Remove Site security' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this assessment from the walk?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await expect.poll(() => callsOf('assessments.deleteAssessment')).toEqual([{ assessmentId: inWalk.id }]);
});

it('a collaborator answers and skips what another person added, and does not remove it', async () => {
  await renderAs(custodian, <Part entries={[]} />);
  expect(await screen.findByRole('button', { name: 'Answer Site security' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Skip Site security' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove Site security' })).toBeNull();
});

it('is not offered to be added to people who may not begin assessments at the school', async () => {
  answering({ 'assessments.listWalkAssessments': () => ({ assessments: [] }) });
  await renderAs(custodian, <Part entries={[]} />);
  expect(await screen.findByText('There are no assessments in this walk.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add assessment' })).toBeNull();
});
