import type { ListedKit } from '@schooldog/contract/goKits';
import { beforeTuesday, takesPlaceOnTuesday, tuesdayMorning } from '@schooldog/domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { pinnedDatabase } from '../../../platform/pinned/database.ts';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { KitsPage } from './KitsPage.tsx';

takesPlaceOnTuesday();

const principal = someone('principal');
const now = () => tuesdayMorning.toISOString();

function aKit(facts: Partial<ListedKit> = {}): ListedKit {
  return {
    kitId: 'k'.repeat(20),
    schoolId: oakHill.id,
    deviceId: 'd'.repeat(20),
    deviceName: 'Chrome, Android',
    lock: 'passkey',
    timePinned: now(),
    timeConfirmed: now(),
    validUntil: beforeTuesday(-86_400_000),
    end: null,
    events: [
      { event: 'opened', time: '2026-11-01T12:00:00.000Z', timeReported: '2026-11-03T12:00:00.000Z' },
      { event: 'pinned', time: '2026-11-01T11:00:00.000Z', timeReported: '2026-11-01T11:00:00.000Z' },
    ],
    ...facts,
  };
}

beforeEach(async () => {
  const { dexie } = await pinnedDatabase();
  await Promise.all(dexie.tables.map((table) => table.clear()));
  fakeApi({ 'schools.listSchoolNames': () => [oakHill], 'goKits.removeKit': () => ({ done: true }) });
});

it('says what to do when nothing is kept here', async () => {
  fakeApi({ 'goKits.listKits': () => [] });
  await renderAs(principal, <KitsPage />);
  expect(await screen.findByText('Nothing is kept on this device')).toBeDefined();
  expect(await screen.findByText('None of your devices have a go-kit.')).toBeDefined();
});

it('lists every device with what happened, and removes a kit from another one', async () => {
  const ended = aKit({ kitId: 'e'.repeat(20), deviceName: 'Firefox, Linux', end: 'notAllowed' });
  fakeApi({ 'goKits.listKits': () => [aKit(), ended] });
  const hands = await renderAs(principal, <KitsPage />);
  const devices = await screen.findByRole('region', { name: 'All your devices' });
  const text = await within(devices).findByText(/Chrome, Android/);
  expect(text).toBeDefined();
  expect(within(devices).getByText('Ended: no longer allowed')).toBeDefined();
  const [first] = within(devices).getAllByText('Activity');
  if (first === undefined) throw new Error('a log');
  await hands.click(first);
  expect(within(devices).getAllByText(/Opened .*reported/)[0]).toBeDefined();

  const removals = within(devices).getAllByRole('button', { name: /^Remove .+ go-kit/ });
  expect(removals).toHaveLength(1);
  const [remove] = removals;
  if (remove === undefined) throw new Error('a button');
  await hands.click(remove);
  await hands.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(callsOf('goKits.removeKit')).toEqual([{ kitId: 'k'.repeat(20) }]));
});
