import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import type { LastProblem } from '../../../platform/localDatabase/rows.ts';
import { withDatabase } from '../../../platform/localDatabase/localDatabase.ts';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { oakHill, observation } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { storeRejected } from '../../../testing/storeRejected.ts';
import { StartWalkDialog } from './StartWalkDialog.tsx';

const ana = {
  id: 'anaReyes000000000000',
  firstName: 'Ana',
  lastName: 'Reyes',
  title: '',
  role: 'educator' as const,
  isDistrictUser: false,
  isDisabled: false,
  isSchoolDogStaff: false,
  roleSchoolIds: [oakHill.id],
};
const ben = { ...ana, id: 'benSoto0000000000000', firstName: 'Ben', lastName: 'Soto' };
const cleo = { ...ana, id: 'cleoDunn000000000000', firstName: 'Cleo', lastName: 'Dunn' };
const mapleGrove = { id: 'mapleGrove0000000000', name: 'Maple Grove Middle' };
const onClose = vi.fn<() => void>();

beforeEach(() => {
  onClose.mockClear();
  fakeApi({
    'schools.listSchoolNames': () => [oakHill, mapleGrove],
    'settings.getObservationSettings': () => observation,
    'users.findPeople': () => ({ people: [ana], more: false }),
  });
});

const pendingWork = () => withDatabase(({ outbox }) => outbox.toArray());

it('needs a school', async () => {
  const user = await renderAs(
    someone('district_safety_coordinator'),
    <StartWalkDialog opening={{}} onClose={onClose} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Start Walk' }));
  expect(await screen.findByText('This field is required')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(await pendingWork()).toEqual([]);
});

it('the only school is chosen, and the walk is on the device before anything is sent', async () => {
  const user = await renderAs(someone('principal'), <StartWalkDialog opening={{}} onClose={onClose} />);
  await user.click(await screen.findByRole('combobox', { name: 'Collaborators' }));
  await user.click(await screen.findByRole('option', { name: 'Ana Reyes' }));
  await user.click(screen.getByRole('button', { name: 'What to look at, and by when' }));
  const [category] = observation.categories;
  await user.click(await screen.findByRole('combobox', { name: 'What to look at' }));
  await user.click(await screen.findByRole('option', { name: category?.label ?? '' }));
  await user.click(screen.getByRole('button', { name: 'Start Walk' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await pendingWork()).toMatchObject([
    {
      procedure: 'walks.startWalk',
      label: 'Start a walk: Oak Hill Elementary',
      input: {
        schoolId: oakHill.id,
        collaborators: [ana.id],
        intendedCategories: [category?.id],
        timeframe: null,
      },
    },
  ]);
});

describe('a start that the server rejected', () => {
  const [category] = observation.categories;
  const walk = {
    walkId: 'walk0000000000000000',
    schoolId: oakHill.id,
    collaborators: [ana.id, ben.id, cleo.id],
    intendedCategories: [category?.id ?? ''],
    timeframe: null,
    timestamp: '2026-10-05T14:30:00.000Z',
  };
  const person = someone('district_safety_coordinator');
  const reject = (problem: LastProblem) =>
    storeRejected(
      { procedure: 'walks.startWalk', input: walk, label: 'Start', recordKey: `walk:${walk.walkId}` },
      person.id,
      problem,
    );

  const notEligible = (...userIds: string[]) => ({
    code: 'walk.collaboratorNotAllowed',
    data: { userIds },
  });

  it('opens with what was chosen, without those who are in the way, and takes the place of the rejected one', async () => {
    fakeApi({
      'users.findPeople': ({ ids }) => ({
        people: [ana, ben, cleo].filter(({ id }) => ids?.includes(id) ?? id === cleo.id),
        more: false,
      }),
    });
    const problem = notEligible(ana.id, ben.id);
    const operationId = await reject(problem);
    const [{ sequence } = { sequence: 0 }] = await pendingWork();
    const rejected = { operationId, walk, problem };
    const user = await renderAs(person, <StartWalkDialog opening={{ rejected }} onClose={onClose} />);
    expect(
      await screen.findByText(
        "Ana Reyes and Ben Soto can't log entries at this school anymore and were removed from the collaborators.",
      ),
    ).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'What to look at, and by when' }).getAttribute('aria-expanded'),
    ).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Start Walk' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(await pendingWork()).toMatchObject([
      { state: 'waiting', sequence, lastProblem: null, input: { ...walk, collaborators: [cleo.id] } },
    ]);
  });

  it('says that someone was removed also where the name is not known anymore', async () => {
    fakeApi({ 'users.findPeople': () => ({ people: [], more: false }) });
    const problem = notEligible(ana.id);
    const rejected = { operationId: await reject(problem), walk, problem };
    await renderAs(person, <StartWalkDialog opening={{ rejected }} onClose={onClose} />);
    expect(await screen.findByText(/^Someone you chose can't log entries .* and was removed/)).toBeTruthy();
  });

  it('asks for another school where the first one was archived before', async () => {
    const names = [
      { ...oakHill, isArchived: true as const },
      mapleGrove,
      { id: 'cedar000000000000000', name: 'Cedar High' },
    ];
    fakeApi({ 'schools.listSchoolNames': () => names });
    queryClient.setQueryData(api.schools.listSchoolNames.queryKey(), names);
    const problem = { code: 'school.archived', data: {} };
    const rejected = { operationId: await reject(problem), walk, problem };
    await renderAs(person, <StartWalkDialog opening={{ rejected }} onClose={onClose} />);
    expect(await screen.findByRole('combobox', { name: 'School' })).toHaveProperty('value', '');
  });
});
