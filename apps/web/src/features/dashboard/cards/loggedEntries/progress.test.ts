import { describe, expect, it } from 'vitest';
import { totalOf } from './cycle.ts';
import { progressOf, reachedCount } from './progress.ts';

const names = new Map([
  ['ash', 'Ashby'],
  ['ced', 'Cedar'],
  ['oak', 'Oak Hill'],
  ['pin', 'Pine Ridge'],
]);
const schools = [
  { schoolId: 'oak', schoolLed: 28 },
  { schoolId: 'pin', schoolLed: 7 },
  { schoolId: 'ced', schoolLed: 0 },
  { schoolId: 'ash', schoolLed: 7 },
  { schoolId: 'new', schoolLed: 3 },
];

describe('how far schools have come', () => {
  it('begins with those furthest away, equal ones by name, and waits for names', () => {
    const progress = progressOf({ required: 10, schools }, names);
    expect(progress).toEqual([
      { schoolId: 'ced', name: 'Cedar', done: 0, left: 10, percent: 0 },
      { schoolId: 'ash', name: 'Ashby', done: 7, left: 3, percent: 70 },
      { schoolId: 'pin', name: 'Pine Ridge', done: 7, left: 3, percent: 70 },
      { schoolId: 'oak', name: 'Oak Hill', done: 28, left: 0, percent: 100 },
    ]);
    expect(reachedCount(progress)).toBe(1);
  });

  it('misses nothing where nothing is required', () => {
    const progress = progressOf({ required: 0, schools }, names);
    expect(progress.map(({ left }) => left)).toEqual([0, 0, 0, 0]);
  });

  it('reaches the goal with exactly the required number', () => {
    const [school] = progressOf({ required: 7, schools: [{ schoolId: 'pin', schoolLed: 7 }] }, names);
    expect(school).toMatchObject({ left: 0, percent: 100 });
  });
});

it('is nothing at all only when neither the person nor a school logged anything', () => {
  const own = { concern: 0, praise: 0, other: 0 };
  expect(totalOf({ own, schools: [{ schoolId: 'oak', schoolLed: 0 }] })).toBe(0);
  expect(totalOf({ own, schools: [{ schoolId: 'oak', schoolLed: 1 }] })).toBe(1);
  expect(totalOf({ own: { ...own, other: 2 }, schools: [] })).toBe(2);
});
