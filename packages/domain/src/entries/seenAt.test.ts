import { expect, it } from 'vitest';
import { seenAt } from './seenAt.ts';

const day = 24 * 60 * 60 * 1000;
const serverNow = new Date('2026-11-15T12:00:00.000Z');
const before = (milliseconds: number) => new Date(serverNow.getTime() - milliseconds);

it('trusts a correct clock, however long ago the entry was seen', () => {
  expect(seenAt({ timestamp: before(5 * day), deviceNow: before(30_000), serverNow })).toEqual(
    before(5 * day),
  );
});

it('subtracts the clock’s error, ahead or behind', () => {
  const hourAgo = before(day / 24);
  for (const wrong of [day, -day]) {
    const timestamp = new Date(hourAgo.getTime() + wrong);
    const deviceNow = new Date(serverNow.getTime() + wrong);
    expect(seenAt({ timestamp, deviceNow, serverNow })).toEqual(hourAgo);
  }
});

it('never dates an entry in the future', () => {
  expect(seenAt({ timestamp: before(-day), deviceNow: null, serverNow })).toEqual(serverNow);
  expect(seenAt({ timestamp: before(-60_000), deviceNow: serverNow, serverNow })).toEqual(serverNow);
});

it('ignores a clock that shows a date before the product existed', () => {
  for (const text of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '1899-12-31T23:59:59.999Z'])
    expect(seenAt({ timestamp: new Date(text), deviceNow: null, serverNow })).toEqual(serverNow);
  const first = new Date('1900-01-01T00:00:00.000Z');
  expect(seenAt({ timestamp: first, deviceNow: null, serverNow })).toEqual(first);
});

it('corrects a clock in the year 1 that reports itself, like any other', () => {
  const deviceNow = new Date('0001-01-02T00:00:00.000Z');
  const timestamp = new Date('0001-01-01T00:00:00.000Z');
  expect(seenAt({ timestamp, deviceNow, serverNow })).toEqual(before(day));
});
