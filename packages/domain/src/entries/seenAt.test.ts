import { expect, it } from 'vitest';
import { seenAt } from './seenAt.ts';

const day = 24 * 60 * 60 * 1000;
const serverNow = new Date('2026-11-15T12:00:00.000Z');
const before = (milliseconds: number) => new Date(serverNow.getTime() - milliseconds);

it('keeps what a right clock says, however long ago', () => {
  expect(seenAt({ timestamp: before(5 * day), deviceNow: before(30_000), serverNow })).toEqual(
    before(5 * day),
  );
});

it('takes off what the clock is wrong by, ahead or behind', () => {
  const hourAgo = before(day / 24);
  for (const wrong of [day, -day]) {
    const timestamp = new Date(hourAgo.getTime() + wrong);
    const deviceNow = new Date(serverNow.getTime() + wrong);
    expect(seenAt({ timestamp, deviceNow, serverNow })).toEqual(hourAgo);
  }
});

it('sees nothing in the future', () => {
  expect(seenAt({ timestamp: before(-day), deviceNow: null, serverNow })).toEqual(serverNow);
  expect(seenAt({ timestamp: before(-60_000), deviceNow: serverNow, serverNow })).toEqual(serverNow);
});
