import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { anEntryOfWalk, aWalk, oakHill, observation, someItem } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import type { ListedWalkEntry } from '../offlineWalks.ts';
import { UnsentEntries } from './UnsentEntries.tsx';
import { WalkMoved } from './WalkMoved.tsx';

type Pending = NonNullable<ListedWalkEntry['pending']>;

beforeEach(() => {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getObservationSettings': () => observation,
  });
});

function unsent(facts: Partial<Pending> = {}): ListedWalkEntry {
  const record = anEntryOfWalk();
  return {
    record,
    pending: {
      kind: 'create',
      state: 'refused',
      operationId: 'operation00000000000',
      reason: { code: 'walk.notInProgress', data: {} },
      record,
      edits: [],
      ...facts,
    },
  };
}

const show = (...entries: ListedWalkEntry[]) => renderAs(someone('sro'), <UnsentEntries unsent={entries} />);
const logButton = { name: 'Log on its own' };

describe('entries that their walk did not take', () => {
  it('stay on the device with the reason, and can be logged on their own', async () => {
    await show(unsent());
    const section = within(await screen.findByRole('region', { name: 'Not in this walk' }));
    expect(await section.findByText(new RegExp(someItem.label))).toBeTruthy();
    expect(section.getByText(/This walk is no longer in progress\./)).toBeTruthy();
    expect(section.getByRole('button', logButton)).toBeTruthy();
  });

  it('cannot be logged on their own while they wait', async () => {
    await show(unsent({ state: 'waiting', reason: null }));
    await screen.findByRole('region', { name: 'Not in this walk' });
    expect(screen.queryByRole('button', logButton)).toBeNull();
  });

  it('cannot be logged on their own when the walk has them already', async () => {
    await show(unsent({ kind: 'edit' }));
    await screen.findByRole('region', { name: 'Not in this walk' });
    expect(screen.queryByRole('button', logButton)).toBeNull();
  });

  it('are not mentioned where there are none', async () => {
    await show();
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('a walk that moved on while this device has work for it', () => {
  it.each([
    ['review', 'This walk was submitted for review, so nothing can be added to it now.'],
    ['complete', 'This walk is complete, so nothing can be added to it anymore.'],
  ] as const)('says that it is in status %s, keeps the work and leads to its page', async (status, text) => {
    await renderAs(someone('sro'), <WalkMoved walk={aWalk({ status })} unsent={[unsent()]} />);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Not in this walk' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the walk' }).getAttribute('href')).toBe(
      `/walks/walk/${aWalk().id}/${status}`,
    );
  });
});
