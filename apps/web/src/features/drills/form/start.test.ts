import { expect, it, vi } from 'vitest';
import { newStart } from './start.ts';
import { onDay } from './values.ts';

vi.mock('../../schools/index.ts', () => ({
  guessSchool: () => null,
  isOffered: () => true,
}));
vi.mock('./draft.ts', () => ({ loadDraft: () => Promise.resolve(null) }));

const person = { userId: 'olga', schools: 'all', lastSchool: null } as const;
const now = '2026-10-05T18:05:00.000Z';
const begin = async (drillDate?: string) =>
  (await newStart(drillDate === undefined ? {} : { drillDate }, person, now, 'America/Chicago')).filled
    .values;

it('a drill of today has just taken place, by the clock of the district', async () => {
  expect(await begin()).toMatchObject({
    drillDate: '2026-10-05',
    drillTime: '1:05',
    drillTimeOfDay: 'pm',
  });
});

it('one that is planned for another day has no time yet', async () => {
  expect(await begin('2026-10-20')).toMatchObject({ drillDate: '2026-10-20', drillTime: '' });
});

it('the guess does not move to another day, a time that was typed does', async () => {
  const guessed = await begin();
  expect(onDay(guessed, '2026-10-02', guessed)).toMatchObject({ drillDate: '2026-10-02', drillTime: '' });
  expect(onDay(guessed, '2026-10-05', guessed)).toEqual(guessed);
  const typed = { ...guessed, drillTime: '9:30' };
  expect(onDay(typed, '2026-10-02', guessed)).toMatchObject({ drillTime: '9:30' });
});
